import { describe, expect, test } from 'vitest';
import { formatRemaining, formatUntil } from './time-left.ts';

const at = (time: string) => new Date(`2026-03-14T${time}Z`);

describe('formatUntil', () => {
  test('returns only the time in Cairo on the same day', () => {
    expect(formatUntil(at('14:20:00'), at('13:20:00'), 'en')).toBe('16:20');
    expect(formatUntil(at('14:20:00'), at('13:20:00'), 'ar')).toBe('٤:٢٠\u00a0م');
  });

  test('includes the day if it differs in Cairo', () => {
    expect(formatUntil(at('22:05:00'), at('21:59:00'), 'en')).toBe('15\u00a0March, 00:05');
    expect(formatUntil(new Date('2026-03-16T07:00:00Z'), at('07:00:00'), 'ar')).toMatch(/^١٦\u00a0مارس، ٩:٠٠\u00a0ص$/);
  });
});

test('formatRemaining includes hours only from one hour on', () => {
  expect(formatRemaining(3_484_000, 'en')).toBe('58:04');
  expect(formatRemaining(3_484_000, 'ar')).toBe('٥٨:٠٤');
  expect(formatRemaining(3_909_000, 'en')).toBe('1:05:09');
  expect(formatRemaining(5_001, 'en')).toBe('0:06');
  expect(formatRemaining(-1000, 'en')).toBe('0:00');
});

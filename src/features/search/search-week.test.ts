import { expect, test } from 'vitest';
import { lastDayOf, weekOf, weeksBefore } from './search-week.ts';

test('a week begins on Saturday in Cairo, not in UTC', () => {
  // Friday, 20 November 2026, 21:59 and 22:00 UTC: a minute before and at midnight in Cairo
  expect(weekOf(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-14');
  expect(weekOf(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
  expect(weekOf(new Date('2026-11-26T12:00:00Z'))).toBe('2026-11-21');
  expect(lastDayOf('2026-11-21')).toBe('2026-11-27');
  expect(weeksBefore('2027-01-02', 1)).toBe('2026-12-26');
});

import { expect, test } from 'vitest';
import { cairoMinute, instantOfCairoMinute } from './cairo-time.ts';

test.each([
  ['2026-01-15T12:30', '2026-01-15T10:30:00.000Z'],
  ['2026-07-15T12:30', '2026-07-15T09:30:00.000Z'],
  ['2026-12-01T00:00', '2026-11-30T22:00:00.000Z'],
  // summer time begins on 24 April 2026 at 00:00
  ['2026-04-23T23:59', '2026-04-23T21:59:00.000Z'],
  ['2026-04-24T01:00', '2026-04-23T22:00:00.000Z'],
  // and ends on 29 October 2026 at 24:00: 23:30 occurs twice
  ['2026-10-29T23:30', '2026-10-29T20:30:00.000Z'],
  ['2026-10-30T00:00', '2026-10-29T22:00:00.000Z'],
])('converts %s in Cairo to %s and back', (minute, instant) => {
  expect(instantOfCairoMinute(minute)?.toISOString()).toBe(instant);
  expect(cairoMinute(new Date(instant))).toBe(minute);
});

test.each([
  // the night of 29 October 2026, in which 23:00 to 23:59 occur twice
  ['2026-10-29T22:59', '2026-10-29T19:59:00.000Z'],
  ['2026-10-29T23:59', '2026-10-29T21:59:00.000Z'],
  ['2026-10-30T00:00', '2026-10-29T22:00:00.000Z'],
  ['2026-04-23T23:59', '2026-04-23T21:59:00.000Z'],
  ['2026-04-24T00:30', '2026-04-23T22:30:00.000Z'],
])('an end at %s in Cairo is %s, its last occurrence', (minute, instant) => {
  expect(instantOfCairoMinute(minute, 'last')?.toISOString()).toBe(instant);
});

test('a minute skipped at the start of summer time is moved an hour ahead', () => {
  const skipped = instantOfCairoMinute('2026-04-24T00:30');
  expect(skipped?.toISOString()).toBe('2026-04-23T22:30:00.000Z');
  expect(cairoMinute(skipped ?? new Date())).toBe('2026-04-24T01:30');
});

test.each([
  '',
  'tomorrow',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '2026-01-01T24:01',
  '2026-01-01',
  '2026-01-01T10:00:30',
])('returns null for "%s"', (text) => {
  expect(instantOfCairoMinute(text)).toBeNull();
});

import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['1900-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['0999-12-31', false],
  ['2026-2-3', false],
  ['2026-02-28T00:00', false],
])('isCalendarDay of %s is %s, as in PostgreSQL', (text, exists) => {
  expect(isCalendarDay(text)).toBe(exists);
});

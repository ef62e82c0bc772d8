import { cairoDay, cairoOffset } from '../cairo-time.ts';
import { isCalendarDay } from '../calendar-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last millisecond of a day (YYYY-MM-DD) in Cairo: until then a date without a time is valid (decision 7). */
export function endOfCairoDay(day: string): Date {
  if (!isCalendarDay(day)) throw new RangeError(`Not a day: ${day}`);
  const wall = Date.parse(`${day}T23:59:59.999Z`);
  // the clocks may change around midnight: of both offsets, the smaller one gives the later instant
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((nearby) => cairoOffset(new Date(nearby)));
  const latest = new Date(wall - Math.min(...offsets));
  return cairoDay(latest) === day ? latest : new Date(wall - Math.max(...offsets));
}

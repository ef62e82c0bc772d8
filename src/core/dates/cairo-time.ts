const zone = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' });

/** The day on Cairo's calendar at this instant, YYYY-MM-DD. */
export const cairoDay = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 10);

/** The time on Cairo's clocks at this instant, to the minute: '2026-11-30T23:59'. */
export const cairoMinute = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 16);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The instant at which Cairo's clocks show this minute ('2026-11-30T23:59'); null for a text of another form. At the end of
 * summer time an hour occurs twice: its first occurrence counts for a beginning, its last one for an end. The hour that the
 * beginning of summer time skips counts as the one after it.
 */
export function instantOfCairoMinute(minute: string, occurrence: 'first' | 'last' = 'first'): Date | null {
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(minute) ? Date.parse(`${minute}Z`) : Number.NaN;
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== minute) return null;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((nearby) => cairoOffset(new Date(nearby)));
  const [first, last] = [new Date(wall - Math.max(...offsets)), new Date(wall - Math.min(...offsets))];
  const [preferred, other] = occurrence === 'first' ? [first, last] : [last, first];
  if (cairoMinute(preferred) === minute) return preferred;
  return cairoMinute(other) === minute ? other : last;
}

/** Offset of Cairo's time from UTC at this instant in milliseconds, including summer time. */
export function cairoOffset(instant: Date): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(zone.format(instant)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

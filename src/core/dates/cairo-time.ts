const zone = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' });

/** Returns the calendar day in Cairo at this instant, YYYY-MM-DD. */
export const cairoDay = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 10);

/** Returns the local time in Cairo at this instant, to the minute: '2026-11-30T23:59'. */
export const cairoMinute = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 16);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the instant of a local time in Cairo ('2026-11-30T23:59'); null for a text in another format. When summer
 * time ends, one hour occurs twice: a start uses the first occurrence, an end the last. When it starts, the skipped
 * hour maps to the following one.
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

/** Returns Cairo's offset from UTC at this instant in milliseconds, including summer time. */
export function cairoOffset(instant: Date): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(zone.format(instant)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' });

/** The day on Cairo's calendar at this instant, YYYY-MM-DD. */
export const cairoDay = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 10);

/** Offset of Cairo's time from UTC at this instant in milliseconds, including summer time. */
export function cairoOffset(instant: Date): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(zone.format(instant)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

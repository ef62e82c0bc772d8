const zone = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' });

/** The day on Cairo's calendar at this instant, YYYY-MM-DD. */
export const cairoDay = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 10);

/** By how many milliseconds Cairo's clocks are ahead of UTC at this instant, summer time included. */
export function cairoOffset(instant: Date): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(zone.format(instant)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The day on Cairo's calendar at this instant, YYYY-MM-DD. */
export const cairoDay = (instant: Date): string =>
  new Date(instant.getTime() + cairoOffset(instant)).toISOString().slice(0, 10);

/** By how many milliseconds Cairo's clocks are ahead of UTC at this instant, summer time included. */
export function cairoOffset(instant: Date): number {
  const shown = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

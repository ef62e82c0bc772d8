import { cairoDay } from '#core/dates/cairo-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** First day of the week of an instant, YYYY-MM-DD. Weeks begin on Saturday, in Cairo time. */
export const weekOf = (instant: Date): string => {
  const day = new Date(`${cairoDay(instant)}T00:00:00Z`);
  return toDay(day.getTime() - ((day.getUTCDay() + 1) % 7) * DAY_MS);
};

/** First day of the week that is `weeks` weeks before another one. */
export const weeksBefore = (week: string, weeks: number): string =>
  toDay(Date.parse(`${week}T00:00:00Z`) - weeks * 7 * DAY_MS);

/** Last day of a week, a Friday. */
export const lastDayOf = (week: string): string => toDay(Date.parse(`${week}T00:00:00Z`) + 6 * DAY_MS);

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

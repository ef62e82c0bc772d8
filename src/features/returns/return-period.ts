import { cairoDay } from '#core/dates/cairo-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Return period of an order, in Cairo's calendar. */
export type ReturnPeriod = {
  /** Last day, YYYY-MM-DD, inclusive. */
  readonly lastDay: string;
  /** Whole days from today to the last day: 0 on the last day, negative after it. */
  readonly daysLeft: number;
};

/** Computes the period of `days` days after the Cairo day of delivery. */
export const returnPeriod = (deliveredAt: Date, days: number, now: Date): ReturnPeriod => {
  const last = Date.parse(cairoDay(deliveredAt)) + days * DAY_MS;
  return {
    lastDay: new Date(last).toISOString().slice(0, 10),
    daysLeft: Math.round((last - Date.parse(cairoDay(now))) / DAY_MS),
  };
};

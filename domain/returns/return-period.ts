import { cairoDay } from '../cairo-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when pieces of an order can be returned, on Cairo's calendar. */
export type ReturnPeriod = {
  /** The last day, YYYY-MM-DD; it counts to its end. */
  readonly lastDay: string;
  /** Whole days between today and the last day: 0 on the last day, negative after it. */
  readonly daysLeft: number;
};

/** The period of so many days after the Cairo day of the delivery, as it stands now. */
export const returnPeriod = (deliveredAt: Date, days: number, now: Date): ReturnPeriod => {
  const last = Date.parse(cairoDay(deliveredAt)) + days * DAY_MS;
  return {
    lastDay: new Date(last).toISOString().slice(0, 10),
    daysLeft: Math.round((last - Date.parse(cairoDay(now))) / DAY_MS),
  };
};

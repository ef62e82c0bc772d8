import { isCalendarDay } from '#core/dates/calendar-day.ts';

/** Predefined periods of a report, in addition to a custom range. */
export const reportPeriods = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** First and last day, 'YYYY-MM-DD', in Cairo's calendar. */
export type DayRange = { readonly from: string; readonly to: string };

/** Maximum report range, in years. */
export const MAX_REPORT_YEARS = 5;
const MAX_DAYS = MAX_REPORT_YEARS * 366;

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Returns the days of a period relative to a day of Cairo's calendar; a current period ends with that day. */
export const daysOfPeriod = (period: ReportPeriod, today: string): DayRange => {
  const [which, unit] = period.split('-') as ['this' | 'last', keyof typeof monthsOf];
  const months = monthsOf[unit];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstMonth = year * 12 + Math.floor((month - 1) / months) * months;
  return which === 'this'
    ? { from: firstOf(firstMonth), to: today }
    : { from: firstOf(firstMonth - months), to: dayBefore(firstOf(firstMonth)) };
};

/** Returns the first day of a month, numbered from the year 0. */
const firstOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Whether a range is valid for a report: existing days in order, at most five years. */
export const isReportRange = ({ from, to }: DayRange): boolean => {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return false;
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_DAYS;
};

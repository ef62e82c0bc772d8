import { latinDigits, withoutInvisibles } from './text/clean-text.ts';

/** Whether this is a day that exists, written YYYY-MM-DD (decision 20). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A typed day with Latin digits and nothing invisible. */
export const cleanDay = (typed: string): string => latinDigits(withoutInvisibles(typed)).trim();

/** Age by difference of the years, as specification 5 writes it. */
export const ageByYear = (birthDay: string, thisYear: number): number => thisYear - Number(birthDay.slice(0, 4));

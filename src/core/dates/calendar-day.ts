import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';

/** Whether the text is an existing day in the form YYYY-MM-DD (decision 20), from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Normalizes an entered day: Latin digits, no invisible characters. */
export const cleanDay = (input: string): string => latinDigits(withoutInvisibles(input)).trim();

/** Returns the age as the difference of the years (specification 5). */
export const ageByYear = (birthDay: string, thisYear: number): number => thisYear - Number(birthDay.slice(0, 4));

import * as v from 'valibot';
import { cairoDay } from '../cairo-time.ts';
import { ageByYear, cleanDay, isCalendarDay } from '../calendar-day.ts';
import { MAX_AGE, MIN_AGE } from '../limits.ts';
import { validationCode } from '../validation.ts';

/** A date of birth, YYYY-MM-DD in digits of any script, with an age of 13 to 120 in the year of `today` (decision 20). */
export function dateOfBirth(today: Date) {
  const thisYear = Number(cairoDay(today).slice(0, 4));
  return v.pipe(
    v.string(validationCode('required')),
    v.transform(cleanDay),
    v.check(isCalendarDay, validationCode('dob.format')),
    // an impossible day has no age: only its own code is reported
    v.check((day) => !isCalendarDay(day) || ageByYear(day, thisYear) >= MIN_AGE, validationCode('dob.min')),
    v.check((day) => !isCalendarDay(day) || ageByYear(day, thisYear) <= MAX_AGE, validationCode('dob.max')),
  );
}

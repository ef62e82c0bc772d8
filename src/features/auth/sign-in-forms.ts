import * as v from 'valibot';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { ageByYear, cleanDay, isCalendarDay } from '#core/dates/calendar-day.ts';
import { EmailAddress, PersonName, phoneField } from '#core/forms/form-schemas.ts';
import { MAX_AGE, MIN_AGE } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { GivenPassword, NewPassword } from './password-schema.ts';

/** The sign-up form; the age is computed from `today` (specification 5). */
export const signUpForm = (today: Date) =>
  form({
    name: PersonName,
    email: EmailAddress,
    phone: phoneField(validationCode('phone.format'), validationCode('phone.max')),
    dob: dateOfBirth(today),
    password: NewPassword,
  });

/** The sign-in form (specification 5). */
export const SignInForm = form({ email: EmailAddress, password: GivenPassword });
export type SignInForm = v.InferOutput<typeof SignInForm>;

/** A date of birth, YYYY-MM-DD in digits of any script, with an age of 13 to 120 in the year of `today` (decision 20). */
function dateOfBirth(today: Date) {
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

import * as v from 'valibot';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '#core/forms/limits.ts';
import { validationCode } from '#core/forms/validation.ts';
import { lengthOf } from '#core/text/clean-text.ts';

/** A new password: 8 characters to 72 bytes with an upper-case letter, a lower-case letter and a digit (specification 5). */
export const NewPassword = v.pipe(
  v.string(validationCode('required')),
  v.check((password) => lengthOf(password) >= MIN_PASSWORD_LENGTH, validationCode('password.min')),
  v.check((password) => lengthOf(password) <= MAX_PASSWORD_BYTES, validationCode('password.max')),
  v.maxBytes(MAX_PASSWORD_BYTES, validationCode('password.bytes')),
  v.regex(/\p{Lu}/u, validationCode('password.upper')),
  v.regex(/\p{Ll}/u, validationCode('password.lower')),
  v.regex(/\p{Nd}/u, validationCode('password.number')),
);

/** A password to sign in with; the rules of new passwords do not apply. */
export const GivenPassword = v.pipe(
  v.string(validationCode('password.required')),
  v.nonEmpty(validationCode('password.required')),
  v.check((password) => lengthOf(password) <= MAX_PASSWORD_BYTES, validationCode('password.max')),
  v.maxBytes(MAX_PASSWORD_BYTES, validationCode('password.bytes')),
);

/** Codes of the rules that a new password does not meet. */
export const unmetRules = (password: string): readonly string[] =>
  v.safeParse(NewPassword, password).issues?.map(({ message }) => message) ?? [];

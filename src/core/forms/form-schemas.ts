import * as v from 'valibot';
import {
  cleanLine,
  cleanName,
  cleanParagraphs,
  latinDigits,
  lengthOf,
  withoutInvisibles,
} from '#core/text/clean-text.ts';
import { EMAIL_ADDRESS, hasReadableHost } from './email-address.ts';
import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH, NAME_LENGTH, POSTAL_CODE_LENGTH } from './limits.ts';
import { parseMoney } from './parse-number.ts';
import { isUnambiguousPhone, normalizePhone, PHONE_NUMBER } from './phone-number.ts';
import { type ValidationCode, validationCode } from './validation.ts';

/** Codes of a field that is too short or too long. */
interface Codes {
  readonly min: ValidationCode;
  readonly max: ValidationCode;
}

const text = (clean: (input: string) => string) => v.pipe(v.string(validationCode('required')), v.transform(clean));

/** Minimum and maximum number of code points. */
type Length = { readonly min: number; readonly max: number };

const between = (clean: (input: string) => string, { min, max }: Length, codes: Codes) =>
  v.pipe(
    text(clean),
    v.check((value) => lengthOf(value) >= min, codes.min),
    v.check((value) => lengthOf(value) <= max, codes.max),
  );

/** A name of this length, cleaned according to decision 18. */
export const nameField = (length: Length, codes: Codes) => between(cleanName, length, codes);

/** One line of this length. */
export const lineField = (length: Length, codes: Codes) => between(cleanLine, length, codes);

/** Lines of this length. */
export const paragraphsField = (length: Length, codes: Codes) => between(cleanParagraphs, length, codes);

/** Optional lines of at most `max` code points; an empty text is null. */
export const optionalParagraphs = (max: number, tooLong: ValidationCode) =>
  v.pipe(
    v.optional(v.nullable(v.string(validationCode('generic'))), null),
    v.transform((input) => (input === null ? null : cleanParagraphs(input) || null)),
    v.check((value) => value === null || lengthOf(value) <= max, tooLong),
  );

/** Letters with their marks, and spaces, of any script (decision 18). */
export const PersonName = v.pipe(
  nameField(NAME_LENGTH, { min: validationCode('name.min'), max: validationCode('name.max') }),
  v.regex(/^(?=.*\p{L})[\p{L}\p{M}\p{Zs}]+$/u, validationCode('name.letters')),
);

/** An e-mail address, stored as entered but trimmed (specification 5). */
export const emailField = (invalid: ValidationCode, tooLong: ValidationCode) =>
  v.pipe(
    text((input) => withoutInvisibles(input).trim()),
    // the API's documentation shows the pattern
    v.regex(EMAIL_ADDRESS, invalid),
    v.check(hasReadableHost, invalid),
    v.maxLength(MAX_EMAIL_LENGTH, tooLong),
  );

/** An e-mail address with the error codes of sign-up, contact and newsletter. */
export const EmailAddress = emailField(validationCode('email.invalid'), validationCode('email.max'));

/** A phone number, stored as E.164 with its plus; an ambiguous one is `phone.unclear` (decision 19). */
export const phoneField = (invalid: ValidationCode, tooLong: ValidationCode) =>
  v.pipe(
    text(normalizePhone),
    v.maxLength(MAX_PHONE_LENGTH, tooLong),
    v.check(isUnambiguousPhone, validationCode('phone.unclear')),
    v.regex(PHONE_NUMBER, invalid),
  );

/** An amount entered in pounds, as piastres (decision 233). */
export const moneyField = (invalid: ValidationCode) =>
  v.pipe(v.string(invalid), v.transform(parseMoney), v.number(invalid));

/** A postal code; digits of any script become Latin ones. */
export const PostalCode = between((input) => latinDigits(cleanLine(withoutInvisibles(input))), POSTAL_CODE_LENGTH, {
  min: validationCode('shipping.postalCode'),
  max: validationCode('shipping.postalCodeMax'),
});

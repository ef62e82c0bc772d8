import { latinDigits, normalizeUnicode } from '#core/text/clean-text.ts';

/** Optional plus, first digit 1-9, 2 to 15 digits in all (specification 5). */
export const PHONE_NUMBER = /^\+?[1-9]\d{1,14}$/u;

/** Separators within a number: blanks, invisible characters, marks above letters, dashes, dots, brackets, bars. */
const SEPARATORS = /[\s\p{C}\p{M}\p{Pd}\p{Ps}\p{Pe}\u2212.·•‧∙⋅٫٬،,_/\\|:]/gu;
const LABEL = /^\s*tel:/iu;
/** A trailing plus comes from right-to-left input. */
const TRAILING_PLUS = /^(\d+)\+$/u;
/** International prefix: a plus or 00 before the country code, or before the 0 of a mobile number. */
const INTERNATIONAL_PREFIX = /^(?:\++|00)/u;
/** An Egyptian mobile number with any of: the country code 20, the trunk 0, one more 0 before the country code. */
const WITH_COUNTRY = /^\+?0?200?(1[0125]\d{8})$/u;
const WITHIN_EGYPT = /^\+?0(1[0125]\d{8})$/u;
/** Only without a plus: with one, the 1 is the country code of North America. */
const WITHOUT_ZERO = /^(1[0125]\d{8})$/u;

/** A valid number in Egypt: a mobile number, or a landline with its area code. */
const EGYPTIAN = /^\+20(?:1[0125]\d{8}|13\d{7}|[2-9]\d{7,8})$/u;
/** Nearly an Egyptian mobile number: a digit too few or too many, or a country code or 0 that is missing or doubled. */
const NEARLY_MOBILE = [
  /^0{1,4}1[0125]\d{6,10}$/u,
  /^\+1[0125]\d{8}$/u,
  /^1[0125](?:\d{7}|\d{9})$/u,
  /^\+?0+20\d{8,11}$/u,
];

/**
 * Normalizes an entered phone number towards E.164: accepts digits of any script, any separators and a leading `00`; adds +20 to
 * an Egyptian mobile number in any notation, and a plus to every other number (decision 19).
 */
export function normalizePhone(input: string): string {
  const bare = latinDigits(normalizeUnicode(input, 'NFKC')).replace(LABEL, '').replace(SEPARATORS, '');
  const number = bare.replace(TRAILING_PLUS, '+$1').replace(INTERNATIONAL_PREFIX, '+');
  for (const mobile of [WITH_COUNTRY, WITHIN_EGYPT, WITHOUT_ZERO]) {
    if (mobile.test(number)) return number.replace(mobile, '+20$1');
  }
  if (NEARLY_MOBILE.some((nearly) => nearly.test(number))) return number;
  return /^\d/u.test(number) && PHONE_NUMBER.test(number) ? `+${number}` : number;
}

/** Whether a normalized number is unambiguous: neither an invalid Egyptian number nor a mistyped mobile number. */
export const isUnambiguousPhone = (number: string): boolean =>
  (!/^\+20\d*$/u.test(number) || EGYPTIAN.test(number)) && !NEARLY_MOBILE.some((nearly) => nearly.test(number));

/** Returns a phone number in Egyptian national format: +201001234567 becomes 01001234567; foreign numbers are unchanged. */
export const localPhone = (phone: string): string => phone.replace(/^\+20(?=\d)/u, '0');

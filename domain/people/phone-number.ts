import { withoutInvisibles } from '../text/clean.ts';
import { latinDigits } from '../text/digits.ts';

const EGYPTIAN_MOBILE = /^0(1[0125]\d{8})$/u;
const SEPARATORS = /[\s\p{Pd}\u2212()[\]]/gu;

/** Optional plus, first digit 1-9, 2 to 15 digits in all (specification 5). */
export const PHONE_NUMBER = /^\+?[1-9]\d{1,14}$/u;

/**
 * A phone number as typed, brought towards E.164: digits of any script, spaces, dashes, brackets and a leading `00`
 * are taken away, an Egyptian mobile gets its +20, every other number its plus (decision 19).
 */
export function normalizePhone(typed: string): string {
  const bare = latinDigits(withoutInvisibles(typed).normalize('NFKC')).replace(SEPARATORS, '').replace(/^00/u, '+');
  const international = bare.replace(EGYPTIAN_MOBILE, '+20$1');
  return /^\d/u.test(international) && PHONE_NUMBER.test(international) ? `+${international}` : international;
}

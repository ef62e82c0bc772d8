import * as v from 'valibot';
import { withoutInvisibles } from '../text/clean.ts';
import { latinDigits } from '../text/digits.ts';
import { says } from '../validation.ts';

/** A code out of a mail, a text message or an authenticator: 6 to 10 digits of any script, however they are spaced. */
export const OneTimeCode = v.pipe(
  v.string(says('code.digits')),
  v.transform((typed) => latinDigits(withoutInvisibles(typed)).replaceAll(/[\s-]/gu, '')),
  v.regex(/^\d{6,10}$/, says('code.digits')),
);

import * as v from 'valibot';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';

import { form, validationCode } from '../validation.ts';
import { EmailAddress } from './fields.ts';
import { NewPassword } from './password.ts';

/** Where a mail with a way in goes. */
export const EmailOnlyForm = form({ email: EmailAddress });

/** A code out of a mail, a text message or an authenticator: 6 to 10 digits of any script, however they are spaced. */
export const OneTimeCode = v.pipe(
  v.string(validationCode('code.digits')),
  v.transform((typed) => latinDigits(withoutInvisibles(typed)).replaceAll(/[\s-]/gu, '')),
  v.regex(/^\d{6,10}$/, validationCode('code.digits')),
);

const CodeForm = form({ code: OneTimeCode });

/** The code of a mail, a text message or an authenticator, as it was typed. */
export const parseOneTimeCode = (typed: unknown) => v.safeParse(CodeForm, typed);

/** A password in the place of the old one. */
export const NewPasswordForm = form({ password: NewPassword });

import * as v from 'valibot';
import { EmailAddress } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';
import { NewPassword } from './password-schema.ts';

/** The form that requests a mail with a link or code. */
export const EmailOnlyForm = form({ email: EmailAddress });

/** A code from a mail, a text message or an authenticator: 6 to 10 digits of any script, with any spacing. */
export const OneTimeCode = v.pipe(
  v.string(validationCode('code.digits')),
  v.transform((input) => latinDigits(withoutInvisibles(input)).replaceAll(/[\s-]/gu, '')),
  v.regex(/^\d{6,10}$/, validationCode('code.digits')),
);

const CodeForm = form({ code: OneTimeCode });

/** Validates an entered code. */
export const parseOneTimeCode = (input: unknown) => v.safeParse(CodeForm, input);

/** The form for a new password. */
export const NewPasswordForm = form({ password: NewPassword });

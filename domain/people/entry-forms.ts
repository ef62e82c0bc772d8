import * as v from 'valibot';
import { form } from '../validation.ts';
import { EmailAddress } from './fields.ts';
import { OneTimeCode } from './one-time-code.ts';
import { NewPassword } from './password.ts';

/** Where a mail with a way in goes. */
export const AskMailForm = form({ email: EmailAddress });

const CodeForm = form({ code: OneTimeCode });

/** The code of a mail, a text message or an authenticator, as it was typed. */
export const readCode = (typed: unknown) => v.safeParse(CodeForm, typed);

/** A password in the place of the old one. */
export const NewPasswordForm = form({ password: NewPassword });

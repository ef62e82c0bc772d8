import { getCaptchaToken } from '../ui/captcha-token.ts';
import type { Accounts } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';

/** A mail that the user waits for, and its reason. */
export interface PendingMail {
  /** Password recovery; new sign-up; repeated sign-up; sign-in with an unconfirmed address. */
  readonly reason: 'recovery' | 'signup' | 'again' | 'unconfirmed';
  readonly email: string;
}

/** Token type of the mail's code in the accounts API. */
export const typeOf = ({ reason }: PendingMail) => (reason === 'recovery' ? 'recovery' : 'signup');

/** Requests the mail; the response never reveals whether the address has an account. `to` is the return path. */
export const sendAuthMail = async (accounts: Accounts, mail: PendingMail, to: string | null) => {
  const { email } = mail;
  const proof = await getCaptchaToken();
  if (mail.reason === 'recovery') {
    const redirectTo = location.origin + authUrlFor('new-password', to);
    return accounts.resetPasswordForEmail(email, { redirectTo, ...proof });
  }
  const emailRedirectTo = location.origin + authUrlFor(null, to);
  return accounts.resend({ type: 'signup', email, options: { emailRedirectTo, ...proof } });
};

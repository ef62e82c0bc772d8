import { getCaptchaToken } from '../../state/captcha-token.ts';
import type { Accounts } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';

/** A mail that somebody waits for, and why. */
export interface PendingMail {
  /** A new password; an account just made; one made before; one that wanted to sign in and has not been confirmed. */
  readonly reason: 'recovery' | 'signup' | 'again' | 'unconfirmed';
  readonly email: string;
}

/** What the accounts call the mail's code. */
export const typeOf = ({ reason }: PendingMail) => (reason === 'recovery' ? 'recovery' : 'signup');

/** Asks for the mail; the accounts never tell whether anybody has the address. `to` is where its link leads in the end. */
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

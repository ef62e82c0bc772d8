import { humanProof } from '../../device/human-proof.ts';
import type { Accounts } from './accounts-error.ts';
import { entryAddress } from './entry-steps.ts';

/** A mail that somebody waits for, and why. */
export interface AwaitedMail {
  /** A new password; an account just made; one made before; one that wanted to sign in and has not been confirmed. */
  readonly reason: 'recovery' | 'signup' | 'again' | 'unconfirmed';
  readonly email: string;
}

/** What the accounts call the mail's code. */
export const typeOf = ({ reason }: AwaitedMail) => (reason === 'recovery' ? 'recovery' : 'signup');

/** Asks for the mail; the accounts never tell whether anybody has the address. `to` is where its link leads in the end. */
export const requestMail = async (accounts: Accounts, mail: AwaitedMail, to: string | null) => {
  const { email } = mail;
  const proof = await humanProof();
  if (mail.reason === 'recovery') {
    const redirectTo = location.origin + entryAddress('new-password', to);
    return accounts.resetPasswordForEmail(email, { redirectTo, ...proof });
  }
  const emailRedirectTo = location.origin + entryAddress(null, to);
  return accounts.resend({ type: 'signup', email, options: { emailRedirectTo, ...proof } });
};

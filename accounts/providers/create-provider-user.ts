import { randomUUID } from 'node:crypto';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import type { ProviderIdentity } from '../identities/link-identity.ts';
import { runAfterSignUp } from '../run-after-sign-up.ts';
import type { AccountsSettings } from '../settings.ts';
import type { IdentityRow, UserRow } from '../tables.ts';
import { findUserByEmail, insertIdentity, insertUser } from '../users/users.repository.ts';

/** An account for somebody whom nobody knows yet, with the shop's own part of a sign-up. */
export const createProviderUser = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { provider, profile }: ProviderIdentity,
  visitor: Visitor,
): Promise<{ readonly user: UserRow; readonly identity: IdentityRow }> => {
  const { settings } = accounts;
  if (!settings.signUpEnabled) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const { email, isEmailVerified, data, subject } = profile;
  if (email === null) {
    throw new AccountsError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  if (!isEmailVerified) await spendUnprovenMail(accounts, email, visitor);
  if ((await findUserByEmail(transaction, email)) !== undefined) {
    // A verified one would have led to its account; another commit may just have made it.
    throw isEmailVerified ? new ConcurrentSignInError() : unprovenAddress(settings, provider);
  }
  const isConfirmed = isEmailVerified || settings.email.autoConfirm;
  const user = await insertUser(transaction, {
    id: randomUUID(),
    email,
    ...(isConfirmed ? { emailConfirmedAt: new Date() } : {}),
    ...(isEmailVerified ? { emailProvenAt: new Date() } : {}),
    appMetadata: { provider, providers: [provider] },
    userMetadata: data,
    language: visitor.language,
  });
  if (user === undefined) throw new ConcurrentSignInError();
  const identity = await insertIdentity(transaction, { userId: user.id, provider, subject, data });
  if (identity === undefined) throw new ConcurrentSignInError();
  await runAfterSignUp(accounts, transaction, user, { isByForm: false });
  await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
  return { user, identity };
};

/** An address that no provider vouches for gets a mail, a welcome or a question: counted whether somebody has it or nobody. */
export const spendUnprovenMail = (
  { limits }: AccountsContext,
  email: string,
  { addressBucket }: Visitor,
): Promise<void> =>
  // without a pause, because the same return is answered anew when it was overtaken
  limits.spendMail({ to: email, kind: null, addressBucket });

/**
 * 422 `provider_email_needs_verification`: the provider does not vouch for the address. Where addresses are confirmed by
 * mail, it reads the same whether the address is free or taken.
 */
export const unprovenAddress = ({ email }: AccountsSettings, provider: string): AccountsError => {
  const advice = email.autoConfirm
    ? `Verify the email with ${provider} in order to sign in`
    : `A confirmation email has been sent to your ${provider} email`;
  return new AccountsError(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${advice}`);
};

/** Another sign-in has done meanwhile what this one was about to do: look again, and find what it has made. */
export class ConcurrentSignInError extends Error {
  constructor() {
    super('another sign-in was faster');
    this.name = 'Overtaken';
  }
}

/** Does the work again when it was overtaken. It cannot be for ever: each time somebody else has finished. */
export const retryOnConcurrentSignIn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConcurrentSignInError) || left === 0) throw error;
    }
  }
};

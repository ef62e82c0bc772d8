import { randomUUID } from 'node:crypto';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import type { ProviderIdentity } from '../identities/link-identity.ts';
import { runAfterSignUp } from '../run-after-sign-up.ts';
import type { AccountsSettings } from '../settings.ts';
import type { IdentityRow, UserRow } from '../tables.ts';
import { findUserByEmail, insertIdentity, insertUser } from '../users/users.repository.ts';

/** Creates an account for an unknown provider user, with the shop's part of a sign-up. */
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
    // A verified address would have resolved to its account; another transaction may just have created it.
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

/** Counts a mail to an address that the provider has not verified, whether or not an account has it. */
export const spendUnprovenMail = (
  { limits }: AccountsContext,
  email: string,
  { addressBucket }: Visitor,
): Promise<void> =>
  // without an interval, because a retry after a conflict counts again
  limits.spendMail({ to: email, kind: 'signup', hasInterval: false, addressBucket });

/**
 * 422 `provider_email_needs_verification`: the provider has not verified the address. Where addresses are
 * confirmed by mail, the message is the same for new and registered addresses.
 */
export const unprovenAddress = ({ email }: AccountsSettings, provider: string): AccountsError => {
  const advice = email.autoConfirm
    ? `Verify the email with ${provider} in order to sign in`
    : `A confirmation email has been sent to your ${provider} email`;
  return new AccountsError(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${advice}`);
};

/** A concurrent sign-in has created the same rows; the caller retries and finds them. */
export class ConcurrentSignInError extends Error {
  constructor() {
    super('another sign-in was faster');
    this.name = 'Overtaken';
  }
}

/** Retries after a conflict, at most 3 times; each conflict is caused by one other sign-in that has committed. */
export const retryOnConcurrentSignIn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let attempts = 3; ; attempts -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConcurrentSignInError) || attempts === 0) throw error;
    }
  }
};

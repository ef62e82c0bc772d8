import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import {
  findIdentity,
  findUsersByVerifiedEmail,
  markEntered,
  refreshIdentity,
  rewriteProviders,
} from '../identities/identities.repository.ts';
import { type ProviderIdentity, type ResolvedAccount } from '../identities/link-identity.ts';
import type { IdentityRow, Metadata, UserRow } from '../tables.ts';
import { confirmEmail } from '../users/confirmations.repository.ts';
import { fitsMetadata, refuseBanned } from '../users/user-checks.ts';
import { findUserByEmail, insertIdentity, lockUser } from '../users/users.repository.ts';
import { proofOrigin, verifyEmail } from '../users/verify-email.ts';
import { ConcurrentSignInError, createProviderUser, spendUnprovenMail } from './create-provider-user.ts';

/**
 * Finds the account of a provider user (accounts contract, section 2, in its order): the one with this identity; the
 * one with the same address, if the provider has verified it; a new one. Throws 403 `user_banned`, 422
 * `signup_disabled` or `provider_email_needs_verification`, and `ConcurrentSignInError` on a conflict.
 */
export const resolveProviderUser = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  providerIdentity: ProviderIdentity,
  visitor: Visitor,
): Promise<ResolvedAccount> => {
  const { profile } = providerIdentity;
  const existing =
    (await findLinkedAccount(transaction, providerIdentity)) ??
    (await findVerifiedAccount(transaction, providerIdentity, visitor));
  const { user, identity } = existing ?? (await createProviderUser(accounts, transaction, providerIdentity, visitor));
  refuseBanned(user, 403);

  const isConfirmed = user.email === null || user.email_confirmed_at !== null;
  const isProvenNow = profile.isEmailVerified && profile.email === user.email;
  if (!isConfirmed && !isProvenNow && !accounts.settings.email.autoConfirm) {
    if (existing !== undefined) await spendUnprovenMail(accounts, user.email ?? '', visitor);
    return { user, needsConfirmation: true };
  }
  const provenUser = isProvenNow
    ? await proveByProvider(accounts, transaction, { user, identity, providerIdentity }, visitor)
    : user;
  if (!isConfirmed) {
    await confirmEmail(transaction, user.id);
    await recordEvent(transaction, 'address_confirmed', { userId: user.id, visitor });
  }
  await rewriteProviders(transaction, user.id);
  const userMetadata = isConfirmed ? merge(provenUser.user_metadata, profile.data) : profile.data;
  return { user: await markEntered(transaction, user.id, userMetadata), needsConfirmation: false };
};

/** Proves the address by the provider, whose user may be another person than the account's previous user. */
const proveByProvider = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { user, identity, providerIdentity: { profile } }: Account & { readonly providerIdentity: ProviderIdentity },
  visitor: Visitor,
): Promise<UserRow> => {
  const origin = await proofOrigin(accounts, transaction, user, { session: null, visitor });
  const proof = { origin, identityId: identity.id, userMetadata: profile.data, visitor } as const;
  return verifyEmail(accounts, transaction, user, proof);
};

type Account = { readonly user: UserRow; readonly identity: IdentityRow };

const findLinkedAccount = async (
  transaction: AccountsTransaction,
  { provider, profile }: ProviderIdentity,
): Promise<Account | undefined> => {
  const existing = await findIdentity(transaction, provider, profile.subject);
  if (existing === undefined) return undefined;
  const user = await lockUser(transaction, existing.user_id);
  if (user === undefined) throw new ConcurrentSignInError();
  const identity = await refreshIdentity(transaction, existing.id, profile.data);
  if (identity === undefined) throw new ConcurrentSignInError();
  return { user, identity };
};

/** Finds the existing account of an address that the provider has verified. */
const findVerifiedAccount = async (
  transaction: AccountsTransaction,
  { provider, profile }: ProviderIdentity,
  visitor: Visitor,
): Promise<Account | undefined> => {
  if (profile.email === null || !profile.isEmailVerified) return undefined;
  const holder = await findUserByEmail(transaction, profile.email);
  const owners = holder === undefined ? await findUsersByVerifiedEmail(transaction, profile.email) : [holder.id];
  const [owner] = owners;
  if (owner === undefined) return undefined;
  if (owners.length > 1) throw new AccountsError(500, 'unexpected_failure', severalAccounts);

  const user = await lockUser(transaction, owner);
  if (user === undefined) throw new ConcurrentSignInError();
  if (holder !== undefined && user.email !== profile.email) throw new ConcurrentSignInError();
  const added = { userId: user.id, provider, subject: profile.subject, data: profile.data };
  const identity = await insertIdentity(transaction, added);
  if (identity === undefined) throw new ConcurrentSignInError();
  await recordEvent(transaction, 'identity_linked', { userId: user.id, visitor });
  return { user, identity };
};

const severalAccounts = 'Multiple accounts with the same email address in the same linking domain detected: default';

/** Merges the provider's metadata into the stored metadata, which stays unchanged if the result is too large for a token. */
const merge = (current: Metadata, incoming: Metadata): Metadata => {
  const merged = { ...current, ...incoming };
  return fitsMetadata(merged) ? merged : current;
};

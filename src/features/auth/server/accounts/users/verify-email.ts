import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { recordEvent } from '../audit.repository.ts';
import { isKnownDevice, isSignUpDevice } from '../http/device-cookies.ts';
import { rewriteProviders } from '../identities/identities.repository.ts';
import { findSession } from '../sessions/sessions.repository.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { upsertEmailIdentity } from './confirmations.repository.ts';
import { identitiesOf } from './users.repository.ts';
import { endPreparedAccess, markVerified } from './verifications.repository.ts';

/**
 * Origin of a proof: `session` for a live session of the account or the device of its sign-up; `device` for a device on which the
 * account was used before; `elsewhere` for any other.
 */
export type ProofOrigin = 'session' | 'device' | 'elsewhere';

/** Session claimed by a request; trusted only after a read under its user's lock. */
export type ClaimedSession = { readonly userId: string; readonly sessionId: string } | null;

/** Determines the origin of a proof of a locked user's address. */
export const proofOrigin = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  { session, visitor }: { readonly session: ClaimedSession; readonly visitor: Visitor },
): Promise<ProofOrigin> => {
  if (session?.userId === user.id) {
    const live = await findSession(transaction, session.sessionId);
    if (live?.user_id === user.id) return 'session';
  }
  if (isSignUpDevice(accounts, visitor, user)) return 'session';
  return isKnownDevice(accounts, visitor, user) ? 'device' : 'elsewhere';
};

type Proof = {
  readonly origin: ProofOrigin;
  /** The proving identity, the only one retained; by default the account's own identity of the address. */
  readonly identityId?: string;
  /** Metadata from the provider. */
  readonly userMetadata?: Metadata;
  /** The flow that the proof continues. */
  readonly flowId?: string | null;
  readonly visitor?: Visitor;
};

/**
 * Marks the address of a locked user as proven. The first proof ends all access that another person
 * may have prepared (decision 162): password, sessions, factors, other identities, tokens and flows. Ends
 * nothing for a proof from the account's own session, or when the owner created the account.
 */
export const verifyEmail = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  { origin, identityId, userMetadata, flowId = null, visitor }: Proof,
): Promise<UserRow> => {
  if (user.email_verified_at !== null) return user;
  const isOwn = origin === 'session' || user.is_created_by_owner || (await isUntouched(transaction, user, identityId));
  if (isOwn) return markVerified(transaction, user.id);

  const isOwnDevice = origin === 'device';
  const claimed = await endPreparedAccess(transaction, user.id, {
    identityId: identityId ?? null,
    retainsOwnIdentity: isOwnDevice && identityId === undefined,
    flowId,
    userMetadata: isOwnDevice
      ? { ...user.user_metadata, ...userMetadata }
      : (userMetadata ?? ownFields(user.user_metadata)),
  });
  if (identityId === undefined) {
    await upsertEmailIdentity(transaction, user.id, { email: user.email, email_verified: true });
  }
  await recordEvent(transaction, 'unproven_access_ended', { userId: user.id, ...(visitor && { visitor }) });
  await accounts.afterClaim(transaction, {
    id: user.id,
    email: claimed.email,
    userMetadata: userMetadata ?? {},
    language: visitor?.language ?? user.language,
    isOwnDevice,
  });
  return rewriteProviders(transaction, user.id);
};

/** True when the account has no password, no confirmed address, and no other identity of a provider. */
const isUntouched = async (
  transaction: AccountsTransaction,
  user: UserRow,
  identityId: string | undefined,
): Promise<boolean> => {
  if (user.encrypted_password !== null || user.email_confirmed_at !== null) return false;
  const identities = await identitiesOf(transaction, user.id);
  return identities.every(({ id, provider }) => id === identityId || provider === 'email');
};

/** Keeps only the metadata fields that the accounts service writes itself. */
const ownFields = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => accountsFields.has(name)));

const accountsFields = new Set(['sub', 'email', 'email_verified', 'phone_verified']);

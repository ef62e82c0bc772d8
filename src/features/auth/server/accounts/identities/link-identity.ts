import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { noSuchSession, noSuchUser } from '../check-bearer.ts';
import { isFlowAlive } from '../flows/flow-states.repository.ts';
import type { Profile } from '../providers/fetch-provider-identity.ts';
import type { UserRow } from '../tables.ts';
import { refuseBanned } from '../users/user-checks.ts';
import { insertIdentity, lockUser } from '../users/users.repository.ts';
import { verifyEmail } from '../users/verify-email.ts';
import { findIdentity, moveEmail, rewriteProviders } from './identities.repository.ts';

/** The account, and whether its address must be confirmed by mail before the sign-in. */
export type ResolvedAccount = { readonly user: UserRow; readonly needsConfirmation: boolean };

/** An identity with its profile at the provider. */
export type ProviderIdentity = { readonly provider: string; readonly profile: Profile };

type Linking = {
  readonly userId: string;
  readonly flowId: string;
  /** Whether the flow began in the same browser. */
  readonly isSameBrowser: boolean;
};

/**
 * Adds an identity to the account of a signed-in user who requested it (accounts contract, section 2). Throws
 * 422 `identity_already_exists` when this or another user has it.
 */
export const linkIdentity = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { userId, flowId, isSameBrowser, provider, profile }: ProviderIdentity & Linking,
  visitor: Visitor,
): Promise<ResolvedAccount> => {
  const user = await lockUser(transaction, userId);
  if (user === undefined) throw noSuchUser();
  // the session may have ended while the user was at the provider
  if (!(await isFlowAlive(transaction, flowId))) throw noSuchSession();
  refuseBanned(user, 403);
  const added = await insertIdentity(transaction, { userId, provider, subject: profile.subject, data: profile.data });
  if (added === undefined) {
    const owned = await findIdentity(transaction, provider, profile.subject);
    throw alreadyLinked(owned?.user_id === userId ? '' : ' to another user');
  }
  // A user whose last identity with an address was unlinked gets this one.
  const isConfirmed = profile.isEmailVerified || accounts.settings.email.autoConfirm;
  if (user.email === null && profile.email !== null && isConfirmed) {
    const isMoved = await moveEmail(transaction, userId, { email: profile.email, isConfirmed: true });
    if (!isMoved) throw addressTaken();
  }
  await recordEvent(transaction, 'identity_linked', { userId, visitor });
  await proveByLinked(accounts, transaction, { user, identityId: added.id, flowId, isSameBrowser, profile }, visitor);
  return { user: await rewriteProviders(transaction, userId), needsConfirmation: false };
};

type Linked = Pick<Linking, 'flowId' | 'isSameBrowser'> & {
  readonly user: UserRow;
  readonly identityId: string;
  readonly profile: Profile;
};

/**
 * Proves the account's address if the provider has verified it. The flow began in the account's session, but another person may have
 * finished it: in another browser it does not count as a proof by the account's user (decision 162).
 */
const proveByLinked = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { user, identityId, flowId, isSameBrowser, profile }: Linked,
  visitor: Visitor,
): Promise<void> => {
  const now = await lockUser(transaction, user.id);
  if (now === undefined || !profile.isEmailVerified || profile.email !== now.email) return;
  await verifyEmail(accounts, transaction, now, {
    origin: isSameBrowser ? 'session' : 'elsewhere',
    identityId,
    userMetadata: profile.data,
    flowId,
    visitor,
  });
};

const alreadyLinked = (suffix: string): AccountsError =>
  new AccountsError(422, 'identity_already_exists', `Identity is already linked${suffix}`);

const addressTaken = (): AccountsError =>
  new AccountsError(400, 'email_exists', 'A user with this email address has already been registered');

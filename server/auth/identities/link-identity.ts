import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { noSuchUser } from '../check-bearer.ts';
import type { Profile } from '../providers/read-profile.ts';
import type { UserRow } from '../tables.ts';
import { refuseBanned } from '../users/refuse-banned.ts';
import { insertIdentity, lockUser } from '../users/users.repository.ts';
import { findIdentity } from './identities.repository.ts';
import { moveEmail, rewriteProviders } from './owners.repository.ts';

/** Whose account it is, and whether its address must be confirmed by mail before anybody comes in. */
export type Entrance = { readonly user: UserRow; readonly needsConfirmation: boolean };

/** Whom a provider vouches for. */
export type Theirs = { readonly provider: string; readonly profile: Profile };

/**
 * Adds an identity to the account of somebody who asked for it while signed in (accounts contract, section 2). Throws 422
 * `identity_already_exists` when it is theirs already, or somebody else's.
 */
export const linkIdentity = async (
  { settings }: AccountsRoom,
  transaction: AccountsTransaction,
  { userId, provider, profile }: Theirs & { readonly userId: string },
  visitor: Visitor,
): Promise<Entrance> => {
  const user = await lockUser(transaction, userId);
  if (user === undefined || user.deleted_at !== null) throw noSuchUser();
  refuseBanned(user, 403);
  const added = await insertIdentity(transaction, { userId, provider, subject: profile.subject, data: profile.data });
  if (added === undefined) {
    const owned = await findIdentity(transaction, provider, profile.subject);
    throw alreadyLinked(owned?.user_id === userId ? '' : ' to another user');
  }
  // Whoever had no address yet, such as an anonymous visitor, has one now.
  const isProven = profile.isEmailVerified || settings.email.isAutoconfirm;
  if (user.email === null && profile.email !== null && isProven) {
    const isMoved = await moveEmail(transaction, userId, { email: profile.email, isProven: true });
    if (!isMoved) throw addressTaken();
  }
  await recordEvent(transaction, 'identity_linked', { userId, visitor });
  return { user: await rewriteProviders(transaction, userId), needsConfirmation: false };
};

const alreadyLinked = (toWhom: string): AccountsError =>
  new AccountsError(422, 'identity_already_exists', `Identity is already linked${toWhom}`);

const addressTaken = (): AccountsError =>
  new AccountsError(400, 'email_exists', 'A user with this email address has already been registered');

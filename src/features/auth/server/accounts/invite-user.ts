import { randomUUID } from 'node:crypto';
import type { AccountsContext, AccountsTransaction } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { redirectTarget } from './flows/redirect-target.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import type { Metadata, UserRow } from './tables.ts';
import { checkEmail, checkMetadata } from './users/user-checks.ts';
import {
  findUserByEmail,
  insertIdentity,
  insertUser,
  lockUser,
  markInvited,
  setFirstEmail,
} from './users/users.repository.ts';

export type Invitation = {
  readonly email: string;
  /** Metadata of a new user; an existing one keeps theirs. */
  readonly data?: Metadata;
  /** Page after the first password; the site URL when missing or not allowed. */
  readonly redirectTo?: string;
  /** Language of the mail, such as `ar`; null when unknown. */
  readonly language?: string | null;
};

/**
 * Mails an invitation, which leads to the first password. Unconfirmed users may be invited again; throws an
 * `AccountsError` 422 `email_exists` for confirmed ones, and 400 `validation_failed` for an invalid address. Runs in the transaction
 * `outer`, if given.
 */
export const inviteUser = async (
  accounts: AccountsContext,
  { email: rawEmail, data = {}, redirectTo: requestedUrl, language = null }: Invitation,
  outer?: AccountsTransaction,
): Promise<{ readonly userId: string }> => {
  const email = checkEmail(rawEmail);
  checkMetadata(data);
  const redirectTo = redirectTarget(accounts.settings, requestedUrl);
  const invite = async (transaction: AccountsTransaction): Promise<{ readonly userId: string }> => {
    const existing = await findUserByEmail(transaction, email);
    if (existing !== undefined && existing.email_confirmed_at !== null) throw emailTaken();
    const user =
      existing === undefined
        ? await createInvited(transaction, email, data)
        : await markInvited(transaction, existing.id);
    const visitor = { language };
    await sendToken(accounts, transaction, { user, kind: 'invite', to: email, redirectTo, proofKey: null, visitor });
    return { userId: user.id };
  };
  return outer === undefined ? accounts.inTransaction(invite) : invite(outer);
};

/** Creates an unconfirmed user with exactly the given metadata. */
const createInvited = async (transaction: AccountsTransaction, email: string, data: Metadata): Promise<UserRow> => {
  const id = randomUUID();
  const user = await insertUser(transaction, {
    id,
    email,
    invitedAt: new Date(),
    isMadeByOwner: true,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: data,
  });
  if (user === undefined) throw emailTaken();
  const identity = { sub: id, email, email_verified: false, phone_verified: false };
  await insertIdentity(transaction, { userId: id, provider: 'email', subject: id, data: identity });
  await recordEvent(transaction, 'user_made', { userId: id });
  return user;
};

const emailTaken = (): AccountsError =>
  new AccountsError(422, 'email_exists', 'A user with this email address has already been registered');

/**
 * Invites a user whom the owner has created to set a first password; stores the address of a user without one first. Returns whether a
 * mail was sent: a repeated call sends none. Throws an `AccountsError` 422 `email_exists` when the address belongs to another user or
 * this user has another address, and 400 `validation_failed` for an invalid one.
 */
export const inviteContact = async (
  accounts: AccountsContext,
  {
    userId,
    email: rawEmail,
    redirectTo: requestedUrl,
    language = null,
  }: Omit<Invitation, 'data'> & { readonly userId: string },
): Promise<boolean> => {
  const email = checkEmail(rawEmail);
  const redirectTo = redirectTarget(accounts.settings, requestedUrl);
  return accounts.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user === undefined) return false;
    const hasAddress = user.email === email;
    if (hasAddress && (user.invited_at !== null || user.email_confirmed_at !== null)) return false;
    const isTaken = !hasAddress && (user.email !== null || (await findUserByEmail(transaction, email)) !== undefined);
    if (isTaken || !user.is_created_by_owner) throw emailTaken();
    await setFirstEmail(transaction, userId, email);
    const identity = { sub: userId, email, email_verified: false, phone_verified: false };
    await insertIdentity(transaction, { userId, provider: 'email', subject: userId, data: identity });
    const invited = await markInvited(transaction, userId);
    await recordEvent(transaction, 'user_made', { userId });
    await sendToken(accounts, transaction, {
      user: invited,
      kind: 'invite',
      to: email,
      redirectTo,
      proofKey: null,
      visitor: { language },
    });
    return true;
  });
};

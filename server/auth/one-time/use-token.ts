import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import type { OneTimeKind, OneTimeTokenRow, UserRow } from '../tables.ts';
import { confirmContact, dropPassword } from '../users/confirmations.repository.ts';
import { refuseBanned } from '../users/refuse-banned.ts';
import { lockUser } from '../users/users.repository.ts';
import { changeEmail, changePhone, type Proven } from './change-contact.ts';
import { clearTokens, takeToken } from './one-time-tokens.repository.ts';

const kinds: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['confirmation', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
};

/**
 * What a token of this type may have been made for, in the order in which it is tried (accounts contract, section 2);
 * undefined for a type that nobody knows, such as `constructor`: anything may stand in an address.
 */
export const kindsOfType = (type: string): readonly OneTimeKind[] | undefined =>
  Object.hasOwn(kinds, type) ? kinds[type] : undefined;

/**
 * Takes a token that was found and does what it stands for: confirms the address it went to, or changes it. The person's
 * other tokens then lead nowhere. Undefined when somebody else was quicker: of two who use it at once one gets it. Throws
 * `otp_expired` when it went to an address that is not theirs any more, and `user_banned`; the caller's transaction then
 * leaves the token as it was.
 */
export const useToken = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  token: OneTimeTokenRow,
  visitor: Visitor,
): Promise<Proven | undefined> => {
  const user = await lockUser(transaction, token.user_id);
  if (!(await takeToken(transaction, token.id))) return undefined;
  if (user === undefined || user.deleted_at !== null) throw outdatedLink();
  refuseBanned(user, 403);
  const proven = await fulfil(room, transaction, token, user);
  if (!proven.isHalfway) await clearTokens(transaction, user.id);
  const event = proven.isHalfway ? 'email_change_agreed' : (events[token.kind] ?? 'address_confirmed');
  await recordEvent(transaction, event, { userId: user.id, visitor });
  return proven;
};

const fulfil = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  token: OneTimeTokenRow,
  user: UserRow,
): Promise<Proven> => {
  switch (token.kind) {
    case 'email_change_current':
    case 'email_change_new':
      return changeEmail(room, transaction, token, user);
    case 'phone_change':
      return { user: await changePhone(transaction, token, user), isHalfway: false };
    case 'sms':
      if (token.sent_to !== user.phone) throw outdatedLink();
      return { user: await confirmContact(transaction, user.id, 'phone'), isHalfway: false };
    default:
      if (token.sent_to !== user.email) throw outdatedLink();
      // Whoever signed up with this address before may not have been its owner: their password does not stay.
      if (user.email_confirmed_at === null && token.kind !== 'confirmation') await dropPassword(transaction, user.id);
      return { user: await confirmContact(transaction, user.id, 'email'), isHalfway: false };
  }
};

const events: Partial<Record<OneTimeKind, 'email_changed' | 'phone_changed'>> = {
  email_change_current: 'email_changed',
  email_change_new: 'email_changed',
  phone_change: 'phone_changed',
};

export const outdatedCode = (): AccountsError =>
  new AccountsError(403, 'otp_expired', 'Token has expired or is invalid');

export const outdatedLink = (): AccountsError =>
  new AccountsError(403, 'otp_expired', 'Email link is invalid or has expired');

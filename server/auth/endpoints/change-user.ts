import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import type { ProofKey } from '../flows/proof-key.ts';
import { moveToEmail, moveToPhone } from '../one-time/change-contact.ts';
import { mailEmailChange } from '../one-time/mail-email-change.ts';
import { clearTokens } from '../one-time/one-time-tokens.repository.ts';
import { textToken } from '../one-time/send-token.ts';
import { proveOwner } from '../own/prove-owner.ts';
import { deleteSessions, lockSession } from '../sessions/sessions.repository.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { awaitNewEmail, awaitNewPhone } from '../users/confirmations.repository.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { lockUser, updateUser } from '../users/users.repository.ts';
import type { ChangeWish } from './change-wish.ts';
import { type Change, checkChange } from './check-change.ts';

type Way = { readonly redirectTo: string; readonly proofKey: ProofKey | null; readonly visitor: Visitor };

/**
 * PUT /user (accounts contract, section 2): merges `data` key by key, where null deletes a key; sets a new password,
 * which ends all the person's other sessions and all tokens on their way; and asks a new address or number for its
 * agreement before it counts. All of a wish is done, or nothing.
 */
export const changeUser = async (
  room: AccountsRoom,
  bearer: Bearer,
  wish: ChangeWish,
  { redirectTo, visitor }: { readonly redirectTo: string; readonly visitor: Visitor },
): Promise<UserAnswer> => {
  const change = await checkChange(room, bearer, wish);
  const { addressBucket } = visitor;
  if (change.email !== null) {
    await room.limits.spendMail({ to: change.email, kind: 'email_change_new', addressBucket });
  }
  if (change.phone !== null) await room.limits.spendText({ to: change.phone, addressBucket });
  const way = { redirectTo, visitor, proofKey: change.proofKey };
  const changed = await room.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    // Two devices may change the password at once: the one whose session the other has ended comes too late.
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();

    const userMetadata = merge(user.user_metadata, wish.data);
    checkMetadata(userMetadata);
    const { encryptedPassword } = change;
    if (change.isOwnerProven) await proveOwner(room, transaction, user);
    if (encryptedPassword !== null) {
      await deleteSessions(transaction, bearer, 'others');
      await clearTokens(transaction, user.id);
      await recordEvent(transaction, 'password_changed', { ...bearer, visitor });
    }
    const written = await updateUser(transaction, user.id, { encryptedPassword, userMetadata });
    return moveContacts(room, transaction, written, change, way);
  });
  return describeUser(room.database, changed);
};

/** A new address or number waits for its agreement, unless nobody has to be asked. */
const moveContacts = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  written: UserRow,
  { email, phone, channel }: Change,
  way: Way,
): Promise<UserRow> => {
  let user = written;
  if (email !== null) {
    if (user.is_anonymous && room.settings.email.isAutoconfirm) {
      user = await moveToEmail(transaction, user, { email, provenAt: null });
    } else {
      const waiting = await awaitNewEmail(transaction, user.id, email);
      user = await mailEmailChange(room, transaction, { user: waiting, ...way });
    }
  }
  if (phone !== null) {
    if (room.settings.phone.isAutoconfirm) {
      user = await moveToPhone(transaction, user, { phone, provenAt: null });
    } else {
      const waiting = await awaitNewPhone(transaction, user.id, phone);
      const { visitor } = way;
      user = await textToken(room, transaction, { user: waiting, kind: 'phone_change', to: phone, channel, visitor });
    }
  }
  return user;
};

const merge = (current: Metadata, change: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));

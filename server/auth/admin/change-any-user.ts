import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { rewriteProviders } from '../identities/owners.repository.ts';
import { clearTokens } from '../one-time/one-time-tokens.repository.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { checkPhone } from '../users/check-phone.ts';
import { keepOwnIdentity } from '../users/confirmations.repository.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { identitiesOf, lockUser } from '../users/users.repository.ts';
import { type AdminChange, writeUser } from './admin.repository.ts';
import { type AdminWish, emailTaken, noSuchUser, phoneTaken, wantedBan, wantedHash } from './admin-wish.ts';

/**
 * PUT /admin/users/{id}: what is said is true at once, without anybody's confirmation; metadata is merged key by key,
 * where null deletes a key. A new password ends all the person's sessions.
 */
export const changeAnyUser = async (
  room: AccountsRoom,
  id: string,
  wish: AdminWish,
  visitor: Visitor,
): Promise<UserAnswer> => {
  const email = wish.email === '' ? undefined : checkEmail(wish.email);
  const phone = wish.phone === '' ? undefined : checkPhone(wish.phone);
  const ban = wantedBan(wish);
  const encryptedPassword = await wantedHash(wish, (password) => checkNewPassword(password, room.settings.password));

  const now = new Date();
  const changed = await room.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user === undefined || user.deleted_at !== null) throw noSuchUser();
    const written = await writeOrRefuse(transaction, id, {
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
      ...(encryptedPassword === null ? {} : { encrypted_password: encryptedPassword }),
      ...(wish.email_confirm ? { email_confirmed_at: user.email_confirmed_at ?? now } : {}),
      ...(wish.phone_confirm ? { phone_confirmed_at: user.phone_confirmed_at ?? now } : {}),
      // a server vouches for the address that it confirms; one that it only writes down has yet to be proven
      ...provenAs({ isVouchedFor: wish.email_confirm, isNew: email !== undefined && email !== user.email }, 'email'),
      ...provenAs({ isVouchedFor: wish.phone_confirm, isNew: phone !== undefined && phone !== user.phone }, 'phone'),
      ...(ban === undefined ? {} : { banned_until: ban }),
      user_metadata: checked(merge({ ...user.user_metadata, ...ownFields(user, wish, email) }, wish.user_metadata)),
      app_metadata: checked(merge(user.app_metadata, wish.app_metadata)),
    });
    if (email !== undefined || phone !== undefined || encryptedPassword !== null) await clearTokens(transaction, id);
    if (encryptedPassword !== null) {
      await deleteSessions(transaction, { userId: id, sessionId: '' }, 'global');
      await recordEvent(transaction, 'password_changed', { userId: id, visitor });
    }
    await recordEvent(transaction, 'user_changed', { userId: id, visitor });
    return keepIdentities(transaction, written, wish);
  });
  return describeUser(room.database, changed);
};

const provenAs = (
  { isVouchedFor, isNew }: { readonly isVouchedFor: boolean; readonly isNew: boolean },
  contact: 'email' | 'phone',
): Partial<AdminChange> =>
  isVouchedFor || isNew ? { [`${contact}_proven_at`]: isVouchedFor ? new Date() : null } : {};

const writeOrRefuse = async (transaction: AccountsTransaction, id: string, change: AdminChange): Promise<UserRow> => {
  try {
    return await writeUser(transaction, id, change);
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
    if (constraint === 'users_email') throw emailTaken();
    if (constraint === 'users_phone') throw phoneTaken();
    throw error;
  }
};

/** Their own copies of the address follow it, where a sign-up laid some; nobody else gets any. */
const ownFields = (user: UserRow, wish: AdminWish, email: string | undefined): Metadata => ({
  ...(email !== undefined && 'email' in user.user_metadata ? { email } : {}),
  ...(wish.email_confirm && 'email_verified' in user.user_metadata ? { email_verified: true } : {}),
  ...(wish.phone_confirm && 'phone_verified' in user.user_metadata ? { phone_verified: true } : {}),
});

/** The identities of address and number say the same as the person's row; a new address or number makes a new one. */
const keepIdentities = async (transaction: AccountsTransaction, user: UserRow, wish: AdminWish): Promise<UserRow> => {
  const had = new Set((await identitiesOf(transaction, user.id)).map(({ provider }) => provider));
  const isEmailKept = wish.email !== '' || (wish.email_confirm && had.has('email'));
  const isPhoneKept = wish.phone !== '' || (wish.phone_confirm && had.has('phone'));
  if (isEmailKept) {
    const data = { email: user.email, email_verified: user.email_confirmed_at !== null };
    await keepOwnIdentity(transaction, { userId: user.id, provider: 'email', data });
  }
  if (isPhoneKept) {
    const data = { phone: user.phone, phone_verified: user.phone_confirmed_at !== null };
    await keepOwnIdentity(transaction, { userId: user.id, provider: 'phone', data });
  }
  return isEmailKept || isPhoneKept ? rewriteProviders(transaction, user.id) : user;
};

const merge = (current: Metadata, change: Metadata | null | undefined): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));

const checked = (metadata: Metadata): Metadata => {
  checkMetadata(metadata);
  return metadata;
};

import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { hashPassword, isPasswordOf } from '../passwords/password-hash.ts';
import { deleteSessions, lockSession } from '../sessions/sessions.repository.ts';
import type { Metadata } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findUser, findUserByEmail, lockUser, updateUser } from '../users/users.repository.ts';

export const ChangeWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string()),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  app_metadata: v.nullish(v.unknown()),
});
export type ChangeWish = v.InferOutput<typeof ChangeWish>;

/**
 * PUT /user (accounts contract, section 2): merges `data` key by key, where null deletes a key, and sets a new password,
 * which ends all the person's other sessions. All of a wish is done, or nothing.
 */
export const changeUser = async (
  room: AccountsRoom,
  bearer: Bearer,
  wish: ChangeWish,
  visitor: Visitor,
): Promise<UserAnswer> => {
  const encryptedPassword = await checkWish(room, bearer, wish);
  const changed = await room.database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    // Two devices may change the password at once: the one whose session the other has ended comes too late.
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();

    const userMetadata = merge(user.user_metadata, wish.data);
    checkMetadata(userMetadata);
    if (encryptedPassword !== null) {
      await deleteSessions(transaction, bearer, 'others');
      await recordEvent(transaction, 'password_changed', { ...bearer, visitor });
    }
    return updateUser(transaction, user.id, { encryptedPassword, userMetadata });
  });
  return describeUser(room.database, changed);
};

/** The new password's hash, or null when the password stays. */
const checkWish = async (room: AccountsRoom, bearer: Bearer, wish: ChangeWish): Promise<string | null> => {
  if (wish.app_metadata !== null && wish.app_metadata !== undefined) {
    throw new AccountsError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = wish.email === '' ? null : checkEmail(wish.email);
  const { password } = wish;
  if (typeof password === 'string') checkNewPassword(password, room.settings.password);
  await room.limits.spendChange(bearer.userId);

  const user = await findUser(room.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  if (email !== null && email !== user.email) await refuseEmail(room, email);
  if (wish.phone !== '' && wish.phone !== user.phone) {
    throw new AccountsError(422, 'phone_provider_disabled', 'Phone numbers are disabled');
  }
  if (typeof password !== 'string') return null;
  if (await isPasswordOf(user.encrypted_password, password)) {
    throw new AccountsError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
};

/** Another address must first be confirmed by mail, which this service does not send. */
const refuseEmail = async (room: AccountsRoom, email: string): Promise<never> => {
  if ((await findUserByEmail(room.database, email)) !== undefined) {
    throw new AccountsError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  throw invalid('Changing the email address is not enabled');
};

const merge = (current: Metadata, change: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));

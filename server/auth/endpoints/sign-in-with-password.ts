import * as v from 'valibot';
import { emailKey } from '../../../domain/people/email-address.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { weaknessOf } from '../passwords/check-password.ts';
import { isPasswordOf } from '../passwords/password-hash.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { UserRow } from '../tables.ts';
import { readEmail } from '../users/check-email.ts';
import { findUserByEmail, markSignedIn } from '../users/users.repository.ts';

export const PasswordWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
});
export type PasswordWish = v.InferOutput<typeof PasswordWish>;

/**
 * POST /token?grant_type=password (accounts contract, section 2). An unknown address, a person without a password and a
 * wrong password are told apart neither by the answer nor by its time. A right password that today's rules would refuse
 * still signs in and is told so.
 */
export const signInWithPassword = async (
  room: AccountsRoom,
  wish: PasswordWish,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  checkWish(wish);
  const account = emailKey(wish.email);
  await room.limits.spendSignIn(visitor.addressBucket, account);
  const checked = await checkCredentials(room, wish);

  const opened = await room.database.transaction().execute(async (transaction) => {
    const user = await markSignedIn(transaction, checked);
    if (user === undefined) throw wrongCredentials();
    return { user, session: await openSession(transaction, user.id, 'password', visitor) };
  });
  await room.limits.forgiveSignIn(account);

  const weakness = weaknessOf(wish.password, room.settings.password);
  const answer = await sessionAnswer(room, opened);
  return weakness === null ? answer : { ...answer, weak_password: weakness };
};

const checkWish = ({ email, phone }: PasswordWish): void => {
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw new AccountsError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('missing email or phone');
};

const checkCredentials = async (room: AccountsRoom, wish: PasswordWish): Promise<UserRow> => {
  const email = readEmail(wish.email);
  const user = email === null ? undefined : await findUserByEmail(room.database, email);
  const fits = await isPasswordOf(user?.encrypted_password ?? null, wish.password);
  if (user === undefined || !fits) throw wrongCredentials();
  if (user.banned_until !== null && user.banned_until > new Date()) {
    throw new AccountsError(400, 'user_banned', 'User is banned');
  }
  if (user.email_confirmed_at === null) throw new AccountsError(400, 'email_not_confirmed', 'Email not confirmed');
  return user;
};

const wrongCredentials = (): AccountsError =>
  new AccountsError(400, 'invalid_credentials', 'Invalid login credentials');

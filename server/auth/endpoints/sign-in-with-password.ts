import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { accountKey, knownDevice } from '../http/known-device.ts';
import { weaknessOf } from '../passwords/check-password.ts';
import { isPasswordOf } from '../passwords/password-hash.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { UserRow } from '../tables.ts';
import { readEmail } from '../users/check-email.ts';
import { readPhone } from '../users/check-phone.ts';
import { refuseBanned } from '../users/refuse-banned.ts';
import { findUserByEmail, findUserByPhone, markSignedIn } from '../users/users.repository.ts';

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
  checkWish(room, wish);
  const account = accountKey({ email: wish.email, phone: readPhone(wish.phone) ?? wish.phone });
  const source = {
    account,
    addressBucket: visitor.addressBucket,
    knownDevice: knownDevice(room, visitor, account),
  };
  await room.limits.spendSignIn(source);
  const checked = await checkCredentials(room, wish);

  const opened = await room.inTransaction(async (transaction) => {
    const user = await markSignedIn(transaction, checked);
    if (user === undefined) throw wrongCredentials();
    return { user, session: await openSession(transaction, user.id, 'password', visitor) };
  });
  await room.limits.forgiveSignIn(source);

  const weakness = weaknessOf(wish.password, room.settings.password);
  const answer = await sessionAnswer(room, opened);
  return weakness === null ? answer : { ...answer, weak_password: weakness };
};

const checkWish = ({ settings }: AccountsRoom, { email, phone }: PasswordWish): void => {
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (email === '' && phone === '') throw invalid('missing email or phone');
  if (email !== '' && !settings.email.isOpen) {
    throw new AccountsError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (phone !== '' && !settings.phone.isOpen) {
    throw new AccountsError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
};

const checkCredentials = async (room: AccountsRoom, wish: PasswordWish): Promise<UserRow> => {
  const user = await findByContact(room, wish);
  const fits = await isPasswordOf(user?.encrypted_password ?? null, wish.password);
  if (user === undefined || !fits) throw wrongCredentials();
  refuseBanned(user, 400);
  if (wish.phone === '' && user.email_confirmed_at === null) {
    throw new AccountsError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (wish.phone !== '' && user.phone_confirmed_at === null) {
    throw new AccountsError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  return user;
};

/** Undefined too for what nobody can have as an address or a number. */
const findByContact = async ({ database }: AccountsRoom, wish: PasswordWish): Promise<UserRow | undefined> => {
  const email = readEmail(wish.email);
  const phone = readPhone(wish.phone);
  if (phone !== null) return findUserByPhone(database, phone);
  return email === null ? undefined : findUserByEmail(database, email);
};

const wrongCredentials = (): AccountsError =>
  new AccountsError(400, 'invalid_credentials', 'Invalid login credentials');

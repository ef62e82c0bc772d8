import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import type { PendingSignUp } from '../http/sign-up-device.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { checkChannel, checkPhone } from '../users/check-phone.ts';
import { createUser, type Newcomer } from '../users/create-user.ts';
import { strangerAnswer, withoutStory } from '../users/stranger-answer.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import { letShopJoin } from './let-shop-join.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';

export const SignUpWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  channel: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type SignUpWish = v.InferOutput<typeof SignUpWish>;

/** How a newcomer is reached to confirm what they signed up with. */
type Way = {
  readonly redirectTo: string;
  readonly proofKey: ProofKey | null;
  readonly channel: 'sms' | 'whatsapp';
  readonly visitor: Visitor;
};

/**
 * POST /signup (accounts contract, section 2): a session when addresses are confirmed by themselves, else the bare user
 * and a message to them. The shop's own part of a sign-up happens in the same transaction (decision 23). `onPending` is told
 * what waits for a confirmation, or looks as if it did.
 */
export const signUp = async (
  room: AccountsRoom,
  wish: SignUpWish,
  redirectTo: string,
  visitor: Visitor,
  onPending: (pending: PendingSignUp) => void,
): Promise<SessionAnswer | UserAnswer> => {
  if (!room.settings.isSignUpOpen) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (wish.email === '' && wish.phone === '') return signUpAnonymously(room, wish.data, visitor);
  const way = { redirectTo, visitor, ...checkWish(room, wish) };
  const contact = wish.phone === '' ? { email: checkEmail(wish.email) } : { phone: checkPhone(wish.phone) };
  checkMetadata(wish.data);
  await room.limits.spendSignUp(visitor.addressBucket);
  const isConfirmed = 'email' in contact ? room.settings.email.isAutoconfirm : room.settings.phone.isAutoconfirm;
  await spendMessage(room, contact, visitor, isConfirmed);
  // Hashed before anybody looks whether the address is taken, so that both cases take their time.
  const encryptedPassword = await hashPassword(wish.password);

  const newcomer = { ...contact, encryptedPassword, data: wish.data, isConfirmed, language: visitor.language };
  if (isConfirmed) return welcome(room, newcomer, way);
  const answer = await inEqualTime(() => awaitConfirmation(room, newcomer, way));
  onPending({ id: answer.id, encryptedPassword });
  return answer;
};

const checkWish = (
  { settings }: AccountsRoom,
  wish: SignUpWish,
): { readonly proofKey: ProofKey | null; readonly channel: 'sms' | 'whatsapp' } => {
  if (wish.password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(wish.password, settings.password);
  if (wish.email !== '' && wish.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const proofKey = readProofKey(wish.code_challenge, wish.code_challenge_method);
  if (wish.phone !== '' && proofKey !== null) throw invalid('PKCE not supported for phone signups');
  const channel = checkChannel(wish.channel);
  if (wish.email !== '' && !settings.email.isOpen) {
    throw new AccountsError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  if (wish.phone !== '' && !settings.phone.isOpen) {
    throw new AccountsError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  return { proofKey, channel };
};

/** A newcomer who need not confirm is welcomed by mail, and may send the form again at once when something is wrong in it. */
const spendMessage = async (
  { limits }: AccountsRoom,
  contact: { readonly email: string } | { readonly phone: string },
  { addressBucket }: Visitor,
  isConfirmed: boolean,
): Promise<void> => {
  if ('email' in contact) {
    await limits.spendMail({ to: contact.email, kind: isConfirmed ? null : 'signup', addressBucket });
  } else if (!isConfirmed) {
    await limits.spendText({ to: contact.phone, addressBucket });
  }
};

/** A newcomer whose address counts at once. */
const welcome = async (room: AccountsRoom, newcomer: Newcomer, { visitor }: Way): Promise<SessionAnswer> => {
  const opened = await room.inTransaction(async (transaction) => {
    const user = await takeIn(room, transaction, newcomer, visitor);
    if (user === undefined) throw new AccountsError(422, 'user_already_exists', 'User already registered');
    return { user, session: await openSession(transaction, user.id, 'password', visitor) };
  });
  return sessionAnswer(room, opened);
};

/** A newcomer who has to confirm; what is taken already looks the same from outside. */
const awaitConfirmation = async (room: AccountsRoom, newcomer: Newcomer, way: Way): Promise<UserAnswer> => {
  const made = await room.inTransaction(async (transaction) => {
    const user = await takeIn(room, transaction, newcomer, way.visitor);
    return user && sendConfirmation(room, transaction, user, way);
  });
  if (made !== undefined) return describeUser(room.database, made);

  const known =
    newcomer.email === undefined
      ? await findUserByPhone(room.database, newcomer.phone)
      : await findUserByEmail(room.database, newcomer.email);
  if (known === undefined || confirmedAt(known, newcomer) !== null) return strangerAnswer(newcomer);
  const told = await room.inTransaction((transaction) => sendConfirmation(room, transaction, known, way));
  return withoutStory(await describeUser(room.database, told), newcomer);
};

const takeIn = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  newcomer: Newcomer,
  visitor: Visitor,
): Promise<UserRow | undefined> => {
  const user = await createUser(transaction, newcomer);
  if (user === undefined) return undefined;
  await letShopJoin(room, transaction, user, { isByForm: true });
  await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
  return user;
};

const confirmedAt = (user: UserRow, newcomer: Newcomer): Date | null =>
  newcomer.email === undefined ? user.phone_confirmed_at : user.email_confirmed_at;

const sendConfirmation = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  user: UserRow,
  { redirectTo, proofKey, channel, visitor }: Way,
): Promise<UserRow> => {
  const { email, phone } = user;
  return email === null
    ? textToken(room, transaction, { user, kind: 'sms', to: phone ?? '', channel, visitor })
    : mailToken(room, transaction, { user, kind: 'confirmation', to: email, redirectTo, proofKey, visitor });
};

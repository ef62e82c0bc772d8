import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '../../../domain/refusals.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { proofKeyFields } from '../flows/proof-key.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { createUser } from '../users/create-user.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';

export const SignUpWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  ...proofKeyFields,
});
export type SignUpWish = v.InferOutput<typeof SignUpWish>;

/**
 * POST /signup (accounts contract, section 2): a session when addresses are confirmed by themselves, else the bare user.
 * The shop's own part of a sign-up happens in the same transaction (decision 23).
 */
export const signUp = async (
  room: AccountsRoom,
  wish: SignUpWish,
  visitor: Visitor,
): Promise<SessionAnswer | UserAnswer> => {
  checkWish(room, wish);
  const email = checkEmail(wish.email);
  checkMetadata(wish.data);
  await room.limits.spendSignUp(visitor.addressBucket);
  // Hashed before anybody looks whether the address is taken, so that both cases take their time.
  const encryptedPassword = await hashPassword(wish.password);

  const isConfirmed = room.settings.email.isAutoconfirm;
  const newcomer = { email, encryptedPassword, data: wish.data, isConfirmed, language: visitor.language };
  const made = await room.database.transaction().execute(async (transaction) => {
    const user = await createUser(transaction, newcomer);
    if (user === undefined) return null;
    await letShopJoin(room, transaction, user);
    await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
    if (!isConfirmed) return { user };
    return { user, session: await openSession(transaction, user.id, 'password', visitor) };
  });

  if (made === null) return answerTaken(room, email, wish.data);
  if (made.session !== undefined) return sessionAnswer(room, made);
  return describeUser(room.database, made.user);
};

const checkWish = ({ settings }: AccountsRoom, wish: SignUpWish): void => {
  if (!settings.isSignUpOpen) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (wish.email === '' && wish.phone === '') {
    throw new AccountsError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (wish.password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(wish.password, settings.password);
  if (wish.email !== '' && wish.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (wish.phone !== '' && wish.code_challenge !== '') throw invalid('PKCE not supported for phone signups');
  if ((wish.code_challenge === '') !== (wish.code_challenge_method === '')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (wish.phone !== '') throw new AccountsError(400, 'phone_provider_disabled', 'Phone signups are disabled');
};

const letShopJoin = async (room: AccountsRoom, transaction: AccountsTransaction, user: UserRow): Promise<void> => {
  try {
    await room.afterSignUp(transaction, {
      id: user.id,
      email: user.email ?? '',
      userMetadata: user.user_metadata,
    });
  } catch (error) {
    if (error instanceof Refusal) throw invalid(firstIssue(error));
    throw error;
  }
};

// An issue is a code, or carries one.
const Issue = v.union([
  v.string(),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);
const Issues = v.object({ issues: v.looseTuple([Issue]) });

const firstIssue = ({ code, details }: Refusal): string => {
  const read = v.safeParse(Issues, details);
  return read.success ? read.output.issues[0] : code;
};

const answerTaken = (room: AccountsRoom, email: string, data: Metadata): UserAnswer => {
  if (room.settings.email.isAutoconfirm) throw new AccountsError(422, 'user_already_exists', 'User already registered');
  return strangerAnswer(email, data);
};

/** Looks like a new person whose address awaits confirmation, so that nobody learns whose addresses are taken. */
const strangerAnswer = (email: string, data: Metadata): UserAnswer => {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
};

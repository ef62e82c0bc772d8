import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from './accounts-context.ts';
import { AccountsError, invalid } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { type ProofKey, proofKeyFields, readProofKey } from './flows/proof-key.ts';
import type { PendingSignUp } from './http/device-cookies.ts';
import { padResponseTime } from './http/pad-response-time.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { runAfterSignUp } from './run-after-sign-up.ts';
import { createSession, type SessionAnswer, sessionAnswer } from './sessions/sessions.ts';
import type { UserRow } from './tables.ts';
import { createUser, type SignUpUser } from './users/create-user.ts';
import { obfuscatedUser, toUserAnswer, type UserAnswer, withoutMetadata } from './users/user-answer.ts';
import { checkEmail, checkMetadata } from './users/user-checks.ts';
import { findUserByEmail } from './users/users.repository.ts';

export const SignUpBody = v.object({
  email: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  ...proofKeyFields,
});
export type SignUpBody = v.InferOutput<typeof SignUpBody>;

/** How the confirmation of a sign-up is sent. */
type Way = {
  readonly redirectTo: string;
  readonly proofKey: ProofKey | null;
  readonly visitor: Visitor;
};

/**
 * POST /signup (accounts contract, section 2): returns a session when addresses are confirmed automatically,
 * else the user, and sends a confirmation. The shop's part of a sign-up runs in the same transaction (decision
 * 23). `onPending` is called for an unconfirmed or seemingly unconfirmed user.
 */
export const signUp = async (
  accounts: AccountsContext,
  body: SignUpBody,
  redirectTo: string,
  visitor: Visitor,
  onPending: (pending: PendingSignUp) => void,
): Promise<SessionAnswer | UserAnswer> => {
  if (!accounts.settings.signUpEnabled) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const way = { redirectTo, visitor, proofKey: checkForm(accounts, body) };
  const email = checkEmail(body.email);
  checkMetadata(body.data);
  await accounts.limits.spendSignUp(visitor.addressBucket);
  const isConfirmed = accounts.settings.email.autoConfirm;
  // no minimum interval for a welcome mail, so that the form can be submitted again at once
  const { addressBucket } = visitor;
  await accounts.limits.spendMail({ to: email, kind: 'signup', hasInterval: !isConfirmed, addressBucket });
  // Hashed before the address is looked up, so that both cases take the same time.
  const encryptedPassword = await hashPassword(body.password);

  const newUser = { email, encryptedPassword, data: body.data, isConfirmed, language: visitor.language };
  if (isConfirmed) return signUpConfirmed(accounts, newUser, way);
  const result = await padResponseTime(() => signUpUnconfirmed(accounts, newUser, way));
  onPending({ id: result.id, encryptedPassword });
  return result;
};

const checkForm = ({ settings }: AccountsContext, body: SignUpBody): ProofKey | null => {
  if (body.password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(body.password, settings.password);
  const proofKey = readProofKey(body.code_challenge, body.code_challenge_method);
  if (!settings.email.enabled) {
    throw new AccountsError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  return proofKey;
};

/** Signs up a user whose address counts as confirmed. */
const signUpConfirmed = async (
  accounts: AccountsContext,
  newUser: SignUpUser,
  { visitor }: Way,
): Promise<SessionAnswer> => {
  const newSession = await accounts.inTransaction(async (transaction) => {
    const user = await createSignUpUser(accounts, transaction, newUser, visitor);
    if (user === undefined) throw new AccountsError(422, 'user_already_exists', 'User already registered');
    return { user, session: await createSession(transaction, user.id, 'password', visitor) };
  });
  return sessionAnswer(accounts, newSession);
};

/** Signs up a user who must confirm the address; the response is the same for a registered address. */
const signUpUnconfirmed = async (accounts: AccountsContext, newUser: SignUpUser, way: Way): Promise<UserAnswer> => {
  const createdUser = await accounts.inTransaction(async (transaction) => {
    const user = await createSignUpUser(accounts, transaction, newUser, way.visitor);
    return user && sendConfirmation(accounts, transaction, user, newUser.email, way);
  });
  if (createdUser !== undefined) return toUserAnswer(accounts.database, createdUser);

  const existing = await findUserByEmail(accounts.database, newUser.email);
  if (existing === undefined || existing.email_confirmed_at !== null) return obfuscatedUser(newUser);
  const wasSent = await accounts.inTransaction((transaction) =>
    sendConfirmation(accounts, transaction, existing, newUser.email, way),
  );
  return withoutMetadata(await toUserAnswer(accounts.database, wasSent), newUser);
};

const createSignUpUser = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  newUser: SignUpUser,
  visitor: Visitor,
): Promise<UserRow | undefined> => {
  const user = await createUser(transaction, newUser);
  if (user === undefined) return undefined;
  await runAfterSignUp(accounts, transaction, user, { isByForm: true });
  await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
  return user;
};

const sendConfirmation = (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  email: string,
  way: Way,
): Promise<UserRow> => sendToken(accounts, transaction, { user, kind: 'confirmation', to: email, ...way });

import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { authErrors } from '../../auth.errors.ts';
import type { AccountsContext, AccountsTransaction } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { factorsOf } from './factors/factors.repository.ts';
import type { Caller } from './identify.ts';
import { isReauthenticationCode } from './one-time-tokens/consume-token.ts';
import { codeHash } from './one-time-tokens/create-one-time-token.ts';
import { countWrongCode, deleteTokenForUse, findTokenByCode } from './one-time-tokens/one-time-tokens.repository.ts';
import { clearVisitorTraces, deleteUserRow, eventsOf, lockUserForDeletion, sessionsOf } from './owner.repository.ts';
import { isPasswordOf } from './passwords.ts';
import { lockSession } from './sessions/sessions.repository.ts';
import type { FactorRow, IdentityRow, Metadata, UserRow } from './tables.ts';
import { confirmEmail } from './users/confirmations.repository.ts';
import { findUser, identitiesOf, lockUser } from './users/users.repository.ts';
import { verifyEmail } from './users/verify-email.ts';

/** Personal data export of the accounts service, without credentials. Times in RFC 3339. */
export type AccountExport = {
  readonly id: string;
  readonly email: string | null;
  readonly language: string | null;
  readonly createdAt: string;
  readonly emailConfirmedAt: string | null;
  readonly lastSignInAt: string | null;
  /** Metadata from the sign-up form or a provider. */
  readonly signUpData: Metadata;
  readonly identities: {
    readonly provider: string;
    readonly signUpData: Metadata;
    readonly createdAt: string;
    readonly lastSignInAt: string | null;
  }[];
  readonly secondFactors: {
    readonly kind: string;
    readonly name: string;
    readonly phone: string | null;
    readonly isVerified: boolean;
    readonly createdAt: string;
  }[];
  readonly sessions: ({ readonly createdAt: string; readonly lastSeenAt: string } & Place)[];
  readonly events: ({ readonly event: string; readonly at: string } & Place)[];
};

type Place = { readonly device: string | null; readonly networkAddress: string | null };

/**
 * Exports the account data of a caller, and whether their address is proven by a link, a code or a provider. An unproven address may
 * belong to another person. SIGN_IN_REQUIRED.
 */
export const exportAccount = async (
  { database }: AccountsContext,
  { userId }: Caller,
): Promise<{ readonly account: AccountExport; readonly isEmailVerified: boolean }> => {
  const [user, identities, factors, sessions, events] = await Promise.all([
    findUser(database, userId),
    identitiesOf(database, userId),
    factorsOf(database, userId),
    sessionsOf(database, userId),
    eventsOf(database, userId),
  ]);
  if (user === undefined) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
  return {
    account: {
      id: user.id,
      email: user.email,
      language: user.language,
      createdAt: user.created_at.toISOString(),
      emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
      lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
      signUpData: user.user_metadata,
      identities: identities.map(exportIdentity),
      secondFactors: factors.map(exportFactor),
      sessions: sessions.map(({ created_at, refreshed_at, ...from }) => ({
        createdAt: created_at.toISOString(),
        lastSeenAt: refreshed_at.toISOString(),
        ...placeOf(from),
      })),
      events: events.map(({ event, created_at, ...from }) => ({
        event,
        at: created_at.toISOString(),
        ...placeOf(from),
      })),
    },
    isEmailVerified: user.email_verified_at !== null,
  };
};

const exportIdentity = ({ provider, identity_data, created_at, last_sign_in_at }: IdentityRow) => ({
  provider,
  signUpData: identity_data,
  createdAt: created_at.toISOString(),
  lastSignInAt: last_sign_in_at?.toISOString() ?? null,
});

const exportFactor = ({ factor_type, friendly_name, phone, status, created_at }: FactorRow) => ({
  kind: factor_type,
  name: friendly_name,
  phone,
  isVerified: status === 'verified',
  createdAt: created_at.toISOString(),
});

const placeOf = ({ user_agent, ip }: { readonly user_agent: string | null; readonly ip: string | null }): Place => ({
  device: user_agent,
  networkAddress: ip,
});

/** Proof that the caller owns the account. */
export type OwnershipProof = { readonly password?: string | undefined; readonly code?: string | undefined };

/**
 * Reauthenticates a signed-in user by the password, or without one by a code of GET /reauthenticate; an existing second factor must
 * have been used in this session. Throws SECOND_FACTOR_REQUIRED,
 * PASSWORD_REQUIRED, PASSWORD_WRONG, CODE_REQUIRED, CODE_WRONG or TOO_MANY_REQUESTS.
 */
export const verifyOwner = async (accounts: AccountsContext, caller: Caller, proof: OwnershipProof): Promise<void> => {
  if (caller.hasSecondFactor && caller.aal !== 'aal2') throw new AppError(apiErrors, 'SECOND_FACTOR_REQUIRED');
  const user = await findUser(accounts.database, caller.userId);
  if (user === undefined) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
  // after the last identity with an address was unlinked, the session is the only proof
  if (user.email === null) return;
  if (user.encrypted_password === null) await requireCode(accounts, user, proof.code);
  else await requirePassword(accounts, user.id, user.encrypted_password, proof.password);
};

const requirePassword = async (
  accounts: AccountsContext,
  userId: string,
  encryptedPassword: string,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) throw new AppError(authErrors, 'PASSWORD_REQUIRED');
  await spendTry(accounts, userId);
  if (!(await isPasswordOf(encryptedPassword, password))) throw new AppError(authErrors, 'PASSWORD_WRONG');
};

const requireCode = async (accounts: AccountsContext, user: UserRow, code: string | undefined): Promise<void> => {
  if (code === undefined) throw new AppError(authErrors, 'CODE_REQUIRED');
  await spendTry(accounts, user.id);
  if (!(await isReauthenticationCode(accounts, user, code))) throw new AppError(authErrors, 'CODE_WRONG');
};

/** Counts attempts with the changes of an account, so that a stolen session cannot be used for guessing. */
const spendTry = async ({ limits }: AccountsContext, userId: string): Promise<void> => {
  try {
    await limits.spendChange(userId);
  } catch (error) {
    if (error instanceof AccountsError)
      throw new AppError(apiErrors, 'TOO_MANY_REQUESTS', { seconds: error.details.retryAfterSeconds ?? 60 });
    throw error;
  }
};

const kinds = ['reauthentication'] as const;

/**
 * Proves the caller's e-mail address by the code of GET /reauthenticate. The code is given in the account's own session,
 * so no session ends (decision 162). No effect when already proven. CODE_WRONG, SIGN_IN_REQUIRED or TOO_MANY_REQUESTS.
 */
export const verifyOwnEmail = async (accounts: AccountsContext, caller: Caller, code: string): Promise<void> => {
  if (caller.isEmailVerified) return;
  await spendTry(accounts, caller.userId);
  const isRight = await accounts.inTransaction((transaction) => proveByCode(accounts, transaction, caller, code));
  if (isRight) return;
  await countWrongCode(accounts.database, { sentTo: caller.email, kinds });
  throw new AppError(authErrors, 'CODE_WRONG');
};

/**
 * Proves the caller's e-mail address by a link that was mailed to `email`, in the account's own session, so that no session ends. False
 * when the account has another address. SIGN_IN_REQUIRED.
 */
export const verifyOwnEmailByLink = (accounts: AccountsContext, caller: Caller, email: string): Promise<boolean> =>
  accounts.inTransaction(async (transaction) => {
    const { userId, sessionId } = caller;
    const user = await lockUser(transaction, userId);
    const session = await lockSession(transaction, sessionId);
    if (user === undefined || session === undefined) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
    if (user.email === null || user.email !== email.toLowerCase()) return false;
    await recordProof(accounts, transaction, user, sessionId);
    return true;
  });

const recordProof = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  sessionId: string,
): Promise<void> => {
  await verifyEmail(accounts, transaction, user, { origin: 'session' });
  await confirmEmail(transaction, user.id);
  await recordEvent(transaction, 'address_confirmed', { userId: user.id, sessionId });
};

const proveByCode = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { userId, sessionId }: Caller,
  code: string,
): Promise<boolean> => {
  const user = await lockUser(transaction, userId);
  const session = await lockSession(transaction, sessionId);
  if (user === undefined || session === undefined) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
  if (user.email === null) return false;
  const sent = { sentTo: user.email, kinds, codeHash: codeHash(accounts, user.email, code) };
  const token = await findTokenByCode(transaction, sent);
  if (token?.user_id !== userId || !(await deleteTokenForUse(transaction, token.id))) return false;
  await recordProof(accounts, transaction, user, sessionId);
  return true;
};

/**
 * Deletes a user with their sessions, factors, identities and tokens; `before` deletes their other data in the
 * same transaction, while the user is locked. The audit log keeps the events under an id without a user.
 * SIGN_IN_REQUIRED when already deleted.
 */
export const deleteAccount = async (
  transaction: AccountsTransaction,
  userId: string,
  before: () => Promise<void>,
): Promise<void> => {
  if (!(await lockUserForDeletion(transaction, userId))) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
  await before();
  await deleteUserRow(transaction, userId);
  await clearVisitorTraces(transaction, userId);
  await recordEvent(transaction, 'user_deleted', { userId });
};

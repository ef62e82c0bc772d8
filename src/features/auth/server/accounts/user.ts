import * as v from 'valibot';
import type { AccountsContext, Visitor } from './accounts-context.ts';
import { AccountsError, invalid } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from './check-bearer.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { audience } from './keys/access-token.ts';
import { isReauthenticationCode } from './one-time-tokens/consume-token.ts';
import { clearTokens } from './one-time-tokens/one-time-tokens.repository.ts';
import { checkNewPassword, hashPassword, isPasswordOf } from './passwords.ts';
import { deleteSessions, findSession, lockSession } from './sessions/sessions.repository.ts';
import type { Metadata, SessionRow, UserRow } from './tables.ts';
import { toUserAnswer, type UserAnswer } from './users/user-answer.ts';
import { checkMetadata } from './users/user-checks.ts';
import { findUser, lockUser, updateUser } from './users/users.repository.ts';
import { verifyEmail } from './users/verify-email.ts';

/** GET /user (accounts contract, section 2): the current user from the database, not from the token. */
export const readUser = async (accounts: AccountsContext, bearer: Bearer): Promise<UserAnswer> => {
  if (bearer.audience !== audience) throw invalid("Token audience doesn't match request audience");
  const user = await findUser(accounts.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  return toUserAnswer(accounts.database, user);
};

/**
 * PUT /user (accounts contract, section 2): merges `data` key by key, where null deletes a key; sets a new
 * password, which ends the user's other sessions and, once the address is proven, pending tokens. Applies all changes or none.
 */
export const changeUser = async (
  accounts: AccountsContext,
  bearer: Bearer,
  body: UpdateUserBody,
  visitor: Visitor,
): Promise<UserAnswer> => {
  const change = await checkChange(accounts, bearer, body);
  const changed = await accounts.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    // Of two concurrent password changes the second fails, because its session has ended.
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();

    const userMetadata = merge(user.user_metadata, body.data);
    checkMetadata(userMetadata);
    const { encryptedPassword } = change;
    if (change.isOwnerProven) await verifyEmail(accounts, transaction, user, { origin: 'session' });
    if (encryptedPassword !== null) {
      await deleteSessions(transaction, bearer, 'others');
      // Recovery mails stay valid until the address is proven, because this session may belong to another person.
      if (user.email_verified_at !== null || change.isOwnerProven) await clearTokens(transaction, user.id);
      await recordEvent(transaction, 'password_changed', { ...bearer, visitor });
    }
    return updateUser(transaction, user.id, { encryptedPassword, userMetadata });
  });
  return toUserAnswer(accounts.database, changed);
};

const merge = (current: Metadata, change: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));

/** Body of PUT /user (accounts contract, section 2). */
export const UpdateUserBody = v.object({
  /** Refused: the address of an account cannot change, and accounts have no phone number. */
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string()),
  current_password: v.nullish(v.string(), ''),
  nonce: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  app_metadata: v.nullish(v.unknown()),
});

export type UpdateUserBody = v.InferOutput<typeof UpdateUserBody>;

/** The checked changes; null means unchanged. */
type Change = {
  readonly encryptedPassword: string | null;
  /** Whether a valid code of GET /reauthenticate was given. */
  readonly isOwnerProven: boolean;
};

const DAY_MS = 24 * 3600 * 1000;

/** Validates a change, in the order of the accounts contract (section 2, PUT /user). */
const checkChange = async (accounts: AccountsContext, bearer: Bearer, body: UpdateUserBody): Promise<Change> => {
  checkForm(accounts, body);
  await accounts.limits.spendChange(bearer.userId);
  const user = await findUser(accounts.database, bearer.userId);
  if (user === undefined) throw noSuchUser();

  const password = body.password ?? null;
  if (password === null) return { encryptedPassword: null, isOwnerProven: false };
  await requireSecondFactor(accounts, bearer, user);
  const isOwnerProven = await checkOwner(accounts, bearer, user, body);
  if (await isPasswordOf(user.encrypted_password, password)) {
    throw new AccountsError(422, 'same_password', 'New password should be different from the old password.');
  }
  return { encryptedPassword: await hashPassword(password), isOwnerProven };
};

const checkForm = ({ settings }: AccountsContext, body: UpdateUserBody): void => {
  if (body.app_metadata !== null && body.app_metadata !== undefined) {
    throw new AccountsError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.email !== '' || body.phone !== '') {
    throw new AccountsError(422, 'validation_failed', 'The email address and phone number of a user cannot be changed');
  }
  if (typeof body.password === 'string') checkNewPassword(body.password, settings.password);
};

const requireSecondFactor = async (accounts: AccountsContext, bearer: Bearer, user: UserRow): Promise<void> => {
  if (bearer.aal === 'aal2') return;
  const factors = await factorsOf(accounts.database, user.id);
  if (!factors.some(({ status }) => status === 'verified')) return;
  throw new AccountsError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
};

/** Requires proof of ownership for a new password; returns whether it was given by a code. */
const checkOwner = async (
  accounts: AccountsContext,
  bearer: Bearer,
  user: UserRow,
  body: UpdateUserBody,
): Promise<boolean> => {
  const { requireReauthentication, requireCurrent } = accounts.settings.password;
  if (!requireReauthentication && !requireCurrent) return false;
  const session = await findSession(accounts.database, bearer.sessionId);
  if (session === undefined) throw noSuchSession();
  const isOld = Date.now() - session.created_at.getTime() > DAY_MS;
  if (requireReauthentication && isOld) await checkNonce(accounts, user, body.nonce);
  if (requireCurrent && user.encrypted_password !== null && !isRecovery(session)) {
    await checkCurrent(user.encrypted_password, body.current_password);
  }
  return requireReauthentication && isOld;
};

const checkNonce = async (accounts: AccountsContext, user: UserRow, nonce: string): Promise<void> => {
  if (nonce === '') {
    throw new AccountsError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (await isReauthenticationCode(accounts, user, nonce)) return;
  throw new AccountsError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
};

const checkCurrent = async (encryptedPassword: string, current: string): Promise<void> => {
  if (current === '') {
    throw new AccountsError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  if (await isPasswordOf(encryptedPassword, current)) return;
  throw new AccountsError(400, 'current_password_invalid', 'Current password is not right.');
};

const isRecovery = ({ amr }: SessionRow): boolean =>
  amr.some(({ method }) => method === 'recovery' || method === 'otp');

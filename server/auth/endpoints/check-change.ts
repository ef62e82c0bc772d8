import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { factorsOf } from '../factors/factors.repository.ts';
import { type ProofKey, readProofKey } from '../flows/proof-key.ts';
import { emailExists, phoneExists } from '../one-time/change-contact.ts';
import { isOwnCode } from '../one-time/is-own-code.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { hashPassword, isPasswordOf } from '../passwords/password-hash.ts';
import { findSession } from '../sessions/sessions.repository.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkChannel, checkPhone } from '../users/check-phone.ts';
import { findUser, findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import type { ChangeWish } from './change-wish.ts';
import { emailDisabled } from './recover.ts';

/** What of a wish is to be done; null is left as it is. */
export type Change = {
  readonly encryptedPassword: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly channel: 'sms' | 'whatsapp';
  readonly proofKey: ProofKey | null;
  /** Whether the code of GET /reauthenticate was given. */
  readonly isOwnerProven: boolean;
};

const DAY_MS = 24 * 3600 * 1000;

/** Everything that may be refused of a change, in the order of the accounts contract (section 2, PUT /user). */
export const checkChange = async (room: AccountsRoom, bearer: Bearer, wish: ChangeWish): Promise<Change> => {
  const { email, phone, ...form } = checkForm(room, wish);
  await room.limits.spendChange(bearer.userId);
  const user = await findUser(room.database, bearer.userId);
  if (user === undefined) throw noSuchUser();

  const change = {
    ...form,
    email: email === user.email ? null : email,
    phone: phone === user.phone ? null : phone,
  };
  const password = wish.password ?? null;
  if (password !== null || change.email !== null || change.phone !== null) await demandSecondFactor(room, bearer, user);
  if (user.is_anonymous && password !== null && change.email === null && change.phone === null) {
    throw new AccountsError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  await checkContacts(room, change);
  if (password === null) return { ...change, encryptedPassword: null, isOwnerProven: false };
  const isOwnerProven = await checkOwner(room, bearer, user, wish);
  if (await isPasswordOf(user.encrypted_password, password)) {
    throw new AccountsError(422, 'same_password', 'New password should be different from the old password.');
  }
  return { ...change, encryptedPassword: await hashPassword(password), isOwnerProven };
};

const checkForm = ({ settings }: AccountsRoom, wish: ChangeWish) => {
  if (wish.app_metadata !== null && wish.app_metadata !== undefined) {
    throw new AccountsError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = wish.email === '' ? null : checkEmail(wish.email);
  const phone = wish.phone === '' ? null : checkPhone(wish.phone);
  const channel = checkChannel(wish.channel);
  const proofKey = readProofKey(wish.code_challenge, wish.code_challenge_method);
  if (typeof wish.password === 'string') checkNewPassword(wish.password, settings.password);
  return { email, phone, channel, proofKey };
};

const demandSecondFactor = async (room: AccountsRoom, bearer: Bearer, user: UserRow): Promise<void> => {
  if (bearer.aal === 'aal2') return;
  const factors = await factorsOf(room.database, user.id);
  if (!factors.some(({ status }) => status === 'verified')) return;
  throw new AccountsError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
};

const checkContacts = async (
  { settings, database }: AccountsRoom,
  { email, phone }: Pick<Change, 'email' | 'phone'>,
): Promise<void> => {
  if (email !== null && !settings.email.isOpen) throw emailDisabled();
  if (phone !== null && !settings.phone.isOpen) {
    throw new AccountsError(422, 'phone_provider_disabled', 'Phone numbers are disabled');
  }
  if (email !== null && (await findUserByEmail(database, email)) !== undefined) throw emailExists();
  if (phone !== null && (await findUserByPhone(database, phone)) !== undefined) throw phoneExists();
};

/** Whoever sets a password may have to show once more that they are its owner; true when they did so by a code. */
const checkOwner = async (room: AccountsRoom, bearer: Bearer, user: UserRow, wish: ChangeWish): Promise<boolean> => {
  const { needsReauthentication, needsCurrent } = room.settings.password;
  if (!needsReauthentication && !needsCurrent) return false;
  const session = await findSession(room.database, bearer.sessionId);
  if (session === undefined) throw noSuchSession();
  const isOld = Date.now() - session.created_at.getTime() > DAY_MS;
  if (needsReauthentication && isOld) await checkNonce(room, user, wish.nonce);
  if (needsCurrent && user.encrypted_password !== null && !isRecovery(session)) {
    await checkCurrent(user.encrypted_password, wish.current_password);
  }
  return needsReauthentication && isOld;
};

const checkNonce = async (room: AccountsRoom, user: UserRow, nonce: string): Promise<void> => {
  if (nonce === '') {
    throw new AccountsError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (await isOwnCode(room, user, nonce)) return;
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

import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { recordEvent } from '../audit.repository.ts';
import { rewriteProviders } from '../identities/identities.repository.ts';
import { clearTokens } from '../one-time-tokens/one-time-tokens.repository.ts';
import { checkNewPassword } from '../passwords.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { upsertOwnIdentity } from '../users/confirmations.repository.ts';
import { toUserAnswer, type UserAnswer } from '../users/user-answer.ts';
import { checkEmail, checkMetadata, checkPhone } from '../users/user-checks.ts';
import { identitiesOf, lockUser } from '../users/users.repository.ts';
import { type AdminChange, writeUser } from './admin.repository.ts';
import { type AdminUserBody, emailTaken, noSuchUser, phoneTaken, wantedBan, wantedHash } from './admin-body.ts';

/**
 * PUT /admin/users/{id}: applies changes at once, without confirmation; merges metadata key by key, where null
 * deletes a key. A new password ends all sessions of the user.
 */
export const changeAnyUser = async (
  accounts: AccountsContext,
  id: string,
  body: AdminUserBody,
  visitor: Visitor,
): Promise<UserAnswer> => {
  const email = body.email === '' ? undefined : checkEmail(body.email);
  const phone = body.phone === '' ? undefined : checkPhone(body.phone);
  const ban = wantedBan(body);
  const encryptedPassword = await wantedHash(body, (password) =>
    checkNewPassword(password, accounts.settings.password),
  );

  const now = new Date();
  const changed = await accounts.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user === undefined || user.deleted_at !== null) throw noSuchUser();
    const written = await writeOrRefuse(transaction, id, {
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
      ...(encryptedPassword === null ? {} : { encrypted_password: encryptedPassword }),
      ...(body.email_confirm ? { email_confirmed_at: user.email_confirmed_at ?? now } : {}),
      ...(body.phone_confirm ? { phone_confirmed_at: user.phone_confirmed_at ?? now } : {}),
      // an address that the server confirms counts as proven; one that it only sets does not
      ...provenAs({ isVouchedFor: body.email_confirm, isNew: email !== undefined && email !== user.email }, 'email'),
      ...provenAs({ isVouchedFor: body.phone_confirm, isNew: phone !== undefined && phone !== user.phone }, 'phone'),
      ...(ban === undefined ? {} : { banned_until: ban }),
      user_metadata: checked(merge({ ...user.user_metadata, ...ownFields(user, body, email) }, body.user_metadata)),
      app_metadata: checked(merge(user.app_metadata, body.app_metadata)),
    });
    if (email !== undefined || phone !== undefined || encryptedPassword !== null) await clearTokens(transaction, id);
    if (encryptedPassword !== null) {
      await deleteSessions(transaction, { userId: id, sessionId: '' }, 'global');
      await recordEvent(transaction, 'password_changed', { userId: id, visitor });
    }
    await recordEvent(transaction, 'user_changed', { userId: id, visitor });
    return keepIdentities(transaction, written, body);
  });
  return toUserAnswer(accounts.database, changed);
};

const provenAs = (
  { isVouchedFor, isNew }: { readonly isVouchedFor: boolean; readonly isNew: boolean },
  contact: 'email' | 'phone',
): Partial<AdminChange> =>
  isVouchedFor || isNew ? { [`${contact}_verified_at`]: isVouchedFor ? new Date() : null } : {};

const writeOrRefuse = async (transaction: AccountsTransaction, id: string, change: AdminChange): Promise<UserRow> => {
  try {
    return await writeUser(transaction, id, change);
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
    if (constraint === 'users_email_key') throw emailTaken();
    if (constraint === 'users_phone_key') throw phoneTaken();
    throw error;
  }
};

/** Updates the user's own copies of the address in the metadata, where a sign-up stored some; adds none. */
const ownFields = (user: UserRow, body: AdminUserBody, email: string | undefined): Metadata => ({
  ...(email !== undefined && 'email' in user.user_metadata ? { email } : {}),
  ...(body.email_confirm && 'email_verified' in user.user_metadata ? { email_verified: true } : {}),
  ...(body.phone_confirm && 'phone_verified' in user.user_metadata ? { phone_verified: true } : {}),
});

/** Updates the identities of address and number to match the user's row; creates missing ones. */
const keepIdentities = async (
  transaction: AccountsTransaction,
  user: UserRow,
  body: AdminUserBody,
): Promise<UserRow> => {
  const had = new Set((await identitiesOf(transaction, user.id)).map(({ provider }) => provider));
  const isEmailKept = body.email !== '' || (body.email_confirm && had.has('email'));
  const isPhoneKept = body.phone !== '' || (body.phone_confirm && had.has('phone'));
  if (isEmailKept) {
    const data = { email: user.email, email_verified: user.email_confirmed_at !== null };
    await upsertOwnIdentity(transaction, { userId: user.id, provider: 'email', data });
  }
  if (isPhoneKept) {
    const data = { phone: user.phone, phone_verified: user.phone_confirmed_at !== null };
    await upsertOwnIdentity(transaction, { userId: user.id, provider: 'phone', data });
  }
  return isEmailKept || isPhoneKept ? rewriteProviders(transaction, user.id) : user;
};

const merge = (current: Metadata, change: Metadata | null | undefined): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));

const checked = (metadata: Metadata): Metadata => {
  checkMetadata(metadata);
  return metadata;
};

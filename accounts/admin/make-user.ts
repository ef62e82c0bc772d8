import { randomUUID } from 'node:crypto';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { checkLength } from '../passwords.ts';
import type { UserRow } from '../tables.ts';
import { toUserAnswer, type UserAnswer } from '../users/user-answer.ts';
import { checkEmail, checkMetadata, checkPhone } from '../users/user-checks.ts';
import { findUserByEmail, findUserByPhone, insertIdentity, insertUser } from '../users/users.repository.ts';
import { type AdminUserBody, emailTaken, phoneTaken, wantedBan, wantedHash, wantedId } from './admin-body.ts';

/**
 * POST /admin/users: creates a user with exactly the given metadata, without the shop's part of a sign-up.
 * Password rules do not apply.
 */
export const makeUser = async (
  accounts: AccountsContext,
  body: AdminUserBody,
  visitor: Visitor,
): Promise<UserAnswer> => {
  if (body.email === '' && body.phone === '') throw invalid('Cannot create a user without either an email or phone');
  const contact = {
    ...(body.email === '' ? {} : { email: checkEmail(body.email) }),
    ...(body.phone === '' ? {} : { phone: checkPhone(body.phone) }),
  };
  const { user_metadata: userMetadata, app_metadata: appMetadata } = body;
  checkMetadata(userMetadata ?? {});
  checkMetadata(appMetadata ?? {});
  const id = wantedId(body) ?? randomUUID();
  const bannedUntil = wantedBan(body);
  const encryptedPassword = await wantedHash(body, checkLength);

  const providers = (['email', 'phone'] as const).filter((name) => name in contact);
  const verified = {
    email_verified: 'email' in contact && body.email_confirm,
    phone_verified: 'phone' in contact && body.phone_confirm,
  };
  const now = new Date();
  const made = await accounts.inTransaction(async (transaction) => {
    const user = await insertUser(transaction, {
      id,
      ...contact,
      ...(encryptedPassword === null ? {} : { encryptedPassword }),
      isMadeByOwner: true,
      ...(verified.email_verified ? { emailConfirmedAt: now, emailProvenAt: now } : {}),
      ...(verified.phone_verified ? { phoneConfirmedAt: now, phoneProvenAt: now } : {}),
      ...(bannedUntil instanceof Date ? { bannedUntil } : {}),
      appMetadata: { ...appMetadata, provider: providers[0], providers },
      userMetadata: userMetadata ?? {},
    });
    if (user === undefined) throw await whatIsTaken(transaction, contact);
    for (const provider of providers) {
      const data = { sub: id, [provider]: contact[provider], ...verified };
      await insertIdentity(transaction, { userId: id, provider, subject: id, data });
    }
    await recordEvent(transaction, 'user_made', { userId: id, visitor });
    return user;
  });
  return toUserAnswer(accounts.database, made);
};

const whatIsTaken = async (
  transaction: AccountsTransaction,
  { email, phone }: { readonly email?: string; readonly phone?: string },
): Promise<AccountsError> => {
  const isTaken = async (owner: Promise<UserRow | undefined>) => (await owner) !== undefined;
  if (email !== undefined && (await isTaken(findUserByEmail(transaction, email)))) return emailTaken();
  if (phone !== undefined && (await isTaken(findUserByPhone(transaction, phone)))) return phoneTaken();
  return new AccountsError(422, 'user_already_exists', 'User already registered');
};

import { randomUUID } from 'node:crypto';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { checkLength } from '../passwords/check-password.ts';
import type { UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { checkPhone } from '../users/check-phone.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findUserByEmail, findUserByPhone, insertIdentity, insertUser } from '../users/users.repository.ts';
import { type AdminWish, emailTaken, phoneTaken, wantedBan, wantedHash, wantedId } from './admin-wish.ts';

/**
 * POST /admin/users: a person as a server describes them, with exactly the metadata given; the shop makes nothing beside
 * them. Their password may be as weak as the server likes.
 */
export const makeUser = async (room: AccountsRoom, wish: AdminWish, visitor: Visitor): Promise<UserAnswer> => {
  if (wish.email === '' && wish.phone === '') throw invalid('Cannot create a user without either an email or phone');
  const contact = {
    ...(wish.email === '' ? {} : { email: checkEmail(wish.email) }),
    ...(wish.phone === '' ? {} : { phone: checkPhone(wish.phone) }),
  };
  const { user_metadata: userMetadata, app_metadata: appMetadata } = wish;
  checkMetadata(userMetadata ?? {});
  checkMetadata(appMetadata ?? {});
  const id = wantedId(wish) ?? randomUUID();
  const bannedUntil = wantedBan(wish);
  const encryptedPassword = await wantedHash(wish, checkLength);

  const providers = (['email', 'phone'] as const).filter((name) => name in contact);
  const verified = {
    email_verified: 'email' in contact && wish.email_confirm,
    phone_verified: 'phone' in contact && wish.phone_confirm,
  };
  const now = new Date();
  const made = await room.inTransaction(async (transaction) => {
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
  return describeUser(room.database, made);
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

import { randomUUID } from 'node:crypto';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { insertIdentity, insertUser } from './users.repository.ts';

export type SignUpUser = {
  readonly email: string;
  readonly encryptedPassword: string;
  readonly data: Metadata;
  readonly isConfirmed: boolean;
  /** The owner guarantees the address. */
  readonly isMadeByOwner?: boolean;
  readonly language?: string | null;
};

/** Creates a user and the identity of their address; undefined when it is taken. */
export const createUser = async (
  transaction: AccountsTransaction,
  { email, encryptedPassword, data, isConfirmed, isMadeByOwner = false, language = null }: SignUpUser,
): Promise<UserRow | undefined> => {
  const id = randomUUID();
  // The identity's own fields override fields of the same name from the client (contract, section 1.1).
  const identityData = { ...data, sub: id, email, email_verified: isConfirmed, phone_verified: false };
  const now = new Date();
  const user = await insertUser(transaction, {
    id,
    email,
    encryptedPassword,
    ...(isConfirmed ? { emailConfirmedAt: now, lastSignInAt: now } : {}),
    ...(isMadeByOwner ? { isMadeByOwner, emailProvenAt: now } : {}),
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: identityData,
    language,
  });
  if (user !== undefined) {
    await insertIdentity(transaction, { userId: id, provider: 'email', subject: id, data: identityData });
  }
  return user;
};

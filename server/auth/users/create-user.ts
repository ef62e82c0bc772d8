import { randomUUID } from 'node:crypto';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { insertEmailIdentity, insertUser } from './users.repository.ts';

type Newcomer = {
  readonly email: string;
  readonly encryptedPassword: string;
  readonly data: Metadata;
  readonly isConfirmed: boolean;
};

/** Keeps a person and their e-mail identity; undefined when the address is taken. */
export const createUser = async (
  transaction: AccountsTransaction,
  { email, encryptedPassword, data, isConfirmed }: Newcomer,
): Promise<UserRow | undefined> => {
  const id = randomUUID();
  // The identity's own fields win over what the client sent under the same names (contract, section 1.1).
  const userMetadata = { ...data, sub: id, email, email_verified: isConfirmed, phone_verified: false };
  const user = await insertUser(transaction, { id, email, encryptedPassword, isConfirmed, userMetadata });
  if (user !== undefined) await insertEmailIdentity(transaction, id, userMetadata);
  return user;
};

import { randomUUID } from 'node:crypto';
import type { AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { insertIdentity, insertUser } from '../users/users.repository.ts';
import { emailTaken } from './admin-wish.ts';

type Expected = {
  readonly email: string;
  readonly data: Metadata;
  readonly encryptedPassword?: string;
  readonly isInvited?: boolean;
  readonly visitor: Visitor;
};

/** Keeps somebody who has still to confirm, with exactly the metadata given. Throws 422 `email_exists`. */
export const takeIn = async (
  transaction: AccountsTransaction,
  { email, data, encryptedPassword, isInvited = false, visitor }: Expected,
): Promise<UserRow> => {
  const id = randomUUID();
  const user = await insertUser(transaction, {
    id,
    email,
    ...(encryptedPassword === undefined ? {} : { encryptedPassword }),
    ...(isInvited ? { invitedAt: new Date() } : {}),
    isMadeByOwner: true,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: data,
  });
  if (user === undefined) throw emailTaken();
  const identity = { sub: id, email, email_verified: false, phone_verified: false };
  await insertIdentity(transaction, { userId: id, provider: 'email', subject: id, data: identity });
  await recordEvent(transaction, 'user_made', { userId: id, visitor });
  return user;
};

import { randomUUID } from 'node:crypto';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { Metadata, UserRow } from '../tables.ts';
import { insertIdentity, insertUser } from './users.repository.ts';

export type SignUpUser = {
  readonly encryptedPassword?: string;
  readonly data: Metadata;
  readonly isConfirmed: boolean;
  /** The owner guarantees the address. */
  readonly isMadeByOwner?: boolean;
  readonly language?: string | null;
} & ({ readonly email: string; readonly phone?: never } | { readonly phone: string; readonly email?: never });

/** Creates a user and the identity of their address or number; undefined when it is taken. */
export const createUser = async (
  transaction: AccountsTransaction,
  { email, phone, encryptedPassword, data, isConfirmed, isMadeByOwner = false, language = null }: SignUpUser,
): Promise<UserRow | undefined> => {
  const id = randomUUID();
  const provider = email === undefined ? 'phone' : 'email';
  const verified = {
    email_verified: provider === 'email' && isConfirmed,
    phone_verified: provider === 'phone' && isConfirmed,
  };
  // The identity's own fields override fields of the same name from the client (contract, section 1.1).
  const identityData = { ...data, sub: id, ...(email === undefined ? { phone } : { email }), ...verified };
  const now = new Date();
  const user = await insertUser(transaction, {
    id,
    ...(email === undefined ? { phone } : { email }),
    ...(encryptedPassword === undefined ? {} : { encryptedPassword }),
    ...(isConfirmed ? { [email === undefined ? 'phoneConfirmedAt' : 'emailConfirmedAt']: now, lastSignInAt: now } : {}),
    ...(isMadeByOwner
      ? { isMadeByOwner, ...(email === undefined ? { phoneProvenAt: now } : { emailProvenAt: now }) }
      : {}),
    appMetadata: { provider, providers: [provider] },
    userMetadata: email === undefined ? data : identityData,
    language,
  });
  if (user !== undefined) await insertIdentity(transaction, { userId: id, provider, subject: id, data: identityData });
  return user;
};

import { type Kysely, sql } from 'kysely';
import type { AccountsTransaction } from '../accounts-room.ts';
import type { AccountsTables, IdentityRow, Metadata, UserRow } from '../tables.ts';

type NewUser = {
  readonly id: string;
  readonly email: string;
  readonly encryptedPassword: string;
  readonly isConfirmed: boolean;
  readonly userMetadata: Metadata;
};

/** The person with this (lower-case) address, unless deleted. */
export const findUserByEmail = (database: Kysely<AccountsTables>, email: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The person, unless deleted. */
export const findUser = (database: Kysely<AccountsTables>, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('auth.users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The person, whose row nobody else may change until the transaction ends. */
export const lockUser = (transaction: AccountsTransaction, id: string): Promise<UserRow | undefined> =>
  transaction.selectFrom('auth.users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Keeps a new person; undefined when the address is taken, which the database decides. */
export const insertUser = (transaction: AccountsTransaction, user: NewUser): Promise<UserRow | undefined> =>
  transaction
    .insertInto('auth.users')
    .values({
      id: user.id,
      email: user.email,
      encrypted_password: user.encryptedPassword,
      ...(user.isConfirmed ? { email_confirmed_at: new Date(), last_sign_in_at: new Date() } : {}),
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(user.userMetadata),
    })
    .onConflict((conflict) => conflict.column('email').where('email', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst();

/** The e-mail identity of a new person; its subject is the person's own id. */
export const insertEmailIdentity = (
  transaction: AccountsTransaction,
  userId: string,
  identityData: Metadata,
): Promise<IdentityRow> =>
  transaction
    .insertInto('auth.identities')
    .values({
      user_id: userId,
      provider: 'email',
      provider_id: userId,
      identity_data: JSON.stringify(identityData),
      last_sign_in_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const identitiesOf = (database: Kysely<AccountsTables>, userId: string): Promise<IdentityRow[]> =>
  database.selectFrom('auth.identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

/** Undefined when the password is no longer the one that was checked: a change in the meantime must win. */
export const markSignedIn = (transaction: AccountsTransaction, checked: UserRow): Promise<UserRow | undefined> =>
  transaction
    .updateTable('auth.users')
    .set({ last_sign_in_at: new Date(), updated_at: new Date() })
    .where('id', '=', checked.id)
    .where('encrypted_password', '=', checked.encrypted_password)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Writes the parts that are given and leaves the others as they are. */
export const updateUser = (
  transaction: AccountsTransaction,
  userId: string,
  change: { readonly encryptedPassword: string | null; readonly userMetadata: Metadata },
): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({
      encrypted_password: sql`coalesce(${change.encryptedPassword}, encrypted_password)`,
      user_metadata: JSON.stringify(change.userMetadata),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

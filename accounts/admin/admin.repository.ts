import { type Kysely } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, FactorRow, IdentityRow, Metadata, UserRow } from '../tables.ts';

type Database = Kysely<AccountsTables>;

/** The user, deleted or not. */
export const findAnyUser = (database: Database, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst();

/** One page of users, newest first, and the total count. */
export const usersOfPage = async (
  database: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly users: readonly UserRow[]; readonly total: number }> => {
  const [users, count] = await Promise.all([
    database
      .selectFrom('auth.users')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    database
      .selectFrom('auth.users')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { users, total: count.total };
};

/** Identities and factors of many users, oldest first. */
export const belongingsOf = async (
  database: Database,
  userIds: readonly string[],
): Promise<{ readonly identities: readonly IdentityRow[]; readonly factors: readonly FactorRow[] }> => {
  const [identities, factors] = await Promise.all([
    database.selectFrom('auth.identities').selectAll().where('user_id', 'in', userIds).orderBy('created_at').execute(),
    database.selectFrom('auth.factors').selectAll().where('user_id', 'in', userIds).orderBy('created_at').execute(),
  ]);
  return { identities, factors };
};

/** Changes to a user by the admin API; omitted fields stay. */
export type AdminChange = {
  readonly email?: string;
  readonly phone?: string;
  readonly encrypted_password?: string;
  readonly email_confirmed_at?: Date;
  readonly phone_confirmed_at?: Date;
  readonly email_verified_at?: Date | null;
  readonly phone_verified_at?: Date | null;
  readonly banned_until?: Date | null;
  readonly user_metadata: Metadata;
  readonly app_metadata: Metadata;
};

/** Throws the database's `users_email_key` or `users_phone_key` when another user has the address or number. */
export const writeUser = (transaction: AccountsTransaction, id: string, change: AdminChange): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({
      ...change,
      // A user with an address or number is not anonymous; pending confirmations are void.
      ...(change.email === undefined ? {} : { new_email: null, email_change_confirmed_by: null, is_anonymous: false }),
      ...(change.phone === undefined ? {} : { new_phone: null, is_anonymous: false }),
      user_metadata: JSON.stringify(change.user_metadata),
      app_metadata: JSON.stringify(change.app_metadata),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks the user as invited by the owner now. */
export const markInvited = (transaction: AccountsTransaction, id: string): Promise<UserRow> =>
  transaction
    .updateTable('auth.users')
    .set({ invited_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes the user and all their rows in `auth`; false when there is no such user. */
export const deleteUserRow = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const erased = await transaction.deleteFrom('auth.users').where('id', '=', id).returning('id').executeTakeFirst();
  return erased !== undefined;
};

/** Anonymizes the user (soft delete): the row stays, the address and number become free. */
export const emptyUser = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  for (const table of [
    'auth.sessions',
    'auth.identities',
    'auth.one_time_tokens',
    'auth.flow_states',
    'auth.factors',
  ] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await transaction
    .updateTable('auth.users')
    .set({
      email: null,
      phone: null,
      new_email: null,
      new_phone: null,
      encrypted_password: null,
      user_metadata: '{}',
      app_metadata: '{}',
      updated_at: new Date(),
      deleted_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
};

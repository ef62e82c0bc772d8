import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

type Reader = Kysely<Tables>;

export const hasAdminRole = async (database: Reader, userId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
};

/** Grants the role; false when the account has it already. */
export const insertAdminRole = async (database: Reader, userId: string): Promise<boolean> => {
  const row = await database
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

export type StoredAdmin = { readonly id: string; readonly name: string | null; readonly since: Date };

/** Returns all admins, longest-serving first. */
export const findAdmins = (database: Reader): Promise<StoredAdmin[]> =>
  database
    .selectFrom('user_roles')
    .leftJoin('profiles', 'profiles.id', 'user_roles.user_id')
    .select(['user_roles.user_id as id', 'profiles.name', 'user_roles.created_at as since'])
    .where('role', '=', 'admin')
    .orderBy('user_roles.created_at')
    .orderBy('user_roles.user_id')
    .execute();

export const deleteAdminRole = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '=', 'admin').execute();
};

/** Returns all admins and locks their rows until the end of the transaction. */
export const lockAdmins = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
};

import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';

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

/** Whether the role was given; false when they hold it already. */
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

/** Everybody who holds the role, the longest first. */
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

export type NewProfile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null: they have not told it yet. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
};

export const insertProfile = async (database: Reader, { id, name, email, phone, dateOfBirth }: NewProfile) => {
  await database
    .insertInto('profiles')
    .values({ id, name, email, phone_number: phone, date_of_birth: dateOfBirth })
    .execute();
};

/** Writes name and phone number anew; whoever had no profile, such as the first admin, has one then. */
export const writeProfile = async (
  database: Reader,
  { id, email, name, phone }: Pick<NewProfile, 'id' | 'email' | 'name' | 'phone'>,
): Promise<void> => {
  await database
    .insertInto('profiles')
    .values({ id, email, name, phone_number: phone, date_of_birth: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, phone_number: phone }))
    .execute();
};

/** Writes a profile anew, whatever stood in it; nobody gets one who had none. */
export const replaceProfile = async (
  database: Reader,
  { id, name, phone, dateOfBirth }: Omit<NewProfile, 'email'>,
): Promise<void> => {
  await database
    .updateTable('profiles')
    .set({ name, phone_number: phone, date_of_birth: dateOfBirth })
    .where('id', '=', id)
    .execute();
};

export const findProfile = (database: Reader, id: string) =>
  database
    .selectFrom('profiles')
    .select(['name', 'email', 'phone_number as phone', 'date_of_birth as dateOfBirth'])
    .where('id', '=', id)
    .executeTakeFirst();
/** All admins, of whom nobody can stop being one until the transaction ends. */
export const holdAdmins = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
};

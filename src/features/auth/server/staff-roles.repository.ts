import type { Kysely } from 'kysely';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Returns the role of an account; null for a customer. */
export const findStaffRole = async (database: Reader, userId: string): Promise<StaffRole | null> => {
  const row = await database
    .selectFrom('user_roles')
    .select('staff_role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return row?.staff_role ?? null;
};

/** Returns those of the accounts that have a role. */
export const findStaffAmong = async (database: Reader, userIds: readonly string[]): Promise<string[]> => {
  const rows = await database
    .selectFrom('user_roles')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .where('role', '=', 'admin')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

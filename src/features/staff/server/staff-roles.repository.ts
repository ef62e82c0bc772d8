import type { Kysely, Transaction } from 'kysely';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Grants an account a role; false when it has one already. */
export const insertStaffRole = async (database: Reader, userId: string, staffRole: StaffRole): Promise<boolean> => {
  const row = await database
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin', staff_role: staffRole })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Updates the role of a staff member. The caller has locked the row. */
export const updateStaffRole = async (
  transaction: Transaction<Tables>,
  userId: string,
  staffRole: StaffRole,
): Promise<void> => {
  await transaction
    .updateTable('user_roles')
    .set({ staff_role: staffRole })
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .execute();
};

export type StoredMember = {
  readonly id: string;
  readonly name: string | null;
  readonly role: StaffRole;
  readonly since: Date;
};

/** Returns all accounts with a role, oldest role first. */
export const findStaff = (database: Reader): Promise<StoredMember[]> =>
  database
    .selectFrom('user_roles')
    .leftJoin('profiles', 'profiles.id', 'user_roles.user_id')
    .select([
      'user_roles.user_id as id',
      'profiles.name',
      'user_roles.staff_role as role',
      'user_roles.created_at as since',
    ])
    .where('user_roles.role', '=', 'admin')
    .orderBy('user_roles.created_at')
    .orderBy('user_roles.user_id')
    .execute();

export const deleteStaffRole = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '=', 'admin').execute();
};

/** Returns all staff roles and locks their rows, in a fixed order, until the end of the transaction. */
export const lockStaff = async (transaction: Transaction<Tables>): Promise<ReadonlyMap<string, StaffRole>> => {
  const rows = await transaction
    .selectFrom('user_roles')
    .select(['user_id', 'staff_role'])
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ user_id, staff_role }) => [user_id, staff_role]));
};

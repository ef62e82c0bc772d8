import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type Permission, rolePermissions, type StaffRole } from '#core/permissions/permissions.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Database } from '#core/server/database/connect.ts';
import { findStaffAmong, findStaffRole } from './staff-roles.repository.ts';

type StaffCaller = Pick<Caller, 'userId' | 'aal' | 'hasSecondFactor'>;

/**
 * Checks that the caller is an admin whose role has the right. ADMIN_REQUIRED for customers, PERMISSION_REQUIRED for other roles, and
 * SECOND_FACTOR_REQUIRED as in `mayAsStaff`.
 */
export const requireRight = async (shop: ShopContext, caller: StaffCaller, right: Permission): Promise<void> => {
  const role = await staffRoleOf(shop, caller.userId);
  if (role === null) throw new AppError(apiErrors, 'ADMIN_REQUIRED');
  await requireSecondFactor(shop, caller);
  if (!rolePermissions[role].has(right)) throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
};

/**
 * Whether the caller is an admin whose role has the right. SECOND_FACTOR_REQUIRED when an admin with a second factor has not used it
 * in this session: the password alone gives no access (decision 86); the same with `{ isMissing: true }` for an admin without one
 * when the shop demands it of its staff (decision 201).
 */
export const mayAsStaff = async (shop: ShopContext, caller: StaffCaller, right: Permission): Promise<boolean> => {
  const role = await staffRoleOf(shop, caller.userId);
  if (role === null) return false;
  await requireSecondFactor(shop, caller);
  return rolePermissions[role].has(right);
};

const requireSecondFactor = async (
  { shopSettings }: ShopContext,
  { aal, hasSecondFactor }: StaffCaller,
): Promise<void> => {
  if (hasSecondFactor) {
    if (aal !== 'aal2') throw new AppError(apiErrors, 'SECOND_FACTOR_REQUIRED');
  } else if ((await shopSettings.current()).staff.requiresSecondFactor) {
    throw new AppError(apiErrors, 'SECOND_FACTOR_REQUIRED', { isMissing: true });
  }
};

/** Role of an account, null for a customer; not cached, so that a role that was lowered or taken counts at once. */
export const staffRoleOf = (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  userId: string,
): Promise<StaffRole | null> => findStaffRole(database.kysely, userId);

/** Those of the accounts that belong to the staff. */
export const staffAmong = async ({ database }: ShopContext, userIds: readonly string[]): Promise<readonly string[]> =>
  userIds.length === 0 ? [] : findStaffAmong(database.kysely, userIds);

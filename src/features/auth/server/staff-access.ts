import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type Permission, rolePermissions, type StaffRole } from '#core/permissions/permissions.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Database } from '#core/server/database/connect.ts';
import { findStaffAmong, findStaffRole } from './staff-roles.repository.ts';

type StaffCaller = Pick<Caller, 'userId' | 'aal' | 'hasSecondFactor'>;

/**
 * Checks that the caller is an admin whose role has the permission. ADMIN_REQUIRED for customers, PERMISSION_REQUIRED for other roles,
 * SECOND_FACTOR_REQUIRED as for `hasPermission`.
 */
export const requirePermission = async (shop: ShopContext, caller: StaffCaller, right: Permission): Promise<void> => {
  const role = await staffRoleOf(shop, caller.userId);
  if (role === null) throw new AppError(apiErrors, 'ADMIN_REQUIRED');
  await requireSecondFactor(shop, caller);
  if (!rolePermissions[role].has(right)) throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
};

/**
 * Whether the caller is an admin whose role has the permission. SECOND_FACTOR_REQUIRED when an admin with a second factor has not
 * used it in this session, because the password alone gives no access (decision 86); with `{ isMissing: true }` for an admin without
 * one when the shop requires it of its staff (decision 201).
 */
export const hasPermission = async (shop: ShopContext, caller: StaffCaller, right: Permission): Promise<boolean> => {
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

/** Returns the role of an account; null for a customer. Not cached, so that a changed or revoked role is effective at once. */
export const staffRoleOf = (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  userId: string,
): Promise<StaffRole | null> => findStaffRole(database.kysely, userId);

/** Returns the role of an account; ADMIN_REQUIRED for a customer, such as one whose role was revoked after the access check. */
export const requireStaffRole = async (
  shop: { readonly database: Pick<Database, 'kysely'> },
  userId: string,
): Promise<StaffRole> => {
  const role = await staffRoleOf(shop, userId);
  if (role === null) throw new AppError(apiErrors, 'ADMIN_REQUIRED');
  return role;
};

/** Returns those of the accounts that belong to the staff. */
export const staffAmong = async ({ database }: ShopContext, userIds: readonly string[]): Promise<readonly string[]> =>
  userIds.length === 0 ? [] : findStaffAmong(database.kysely, userIds);

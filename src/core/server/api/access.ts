import type { EndpointAccess } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ApiContext, Caller } from './request-context.ts';

/**
 * Checks access to an endpoint; the only place that does (specification 6). Throws SIGN_IN_REQUIRED for guests if a
 * session is required, ADMIN_REQUIRED for customers at admin endpoints, SECOND_FACTOR_REQUIRED for admins who have not
 * used their second factor in this session (decision 86) or lack a required one, and PERMISSION_REQUIRED for a role
 * without the permission (decision 201).
 */
export const requireAccess = async ({ who, permission }: EndpointAccess, context: ApiContext): Promise<void> => {
  if (who === 'anyone') return;
  const caller = await requireCaller(context);
  if (who === 'customer') return;
  await context.staffAccess.requirePermission(context.shop, caller, permission ?? 'ownership');
};

/** Whether the caller's role has a further permission that the endpoint's response depends on. */
export const callerHasPermission = async (context: ApiContext, permission: Permission): Promise<boolean> =>
  context.staffAccess.hasPermission(context.shop, await requireCaller(context), permission);

/** Returns the signed-in caller; throws SIGN_IN_REQUIRED without a session. */
export const requireCaller = async ({ caller }: ApiContext): Promise<Caller> => {
  const currentCaller = await caller();
  if (currentCaller === null) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED');
  return currentCaller;
};

/** Returns the signed-in caller or null; an ended session counts as a guest. */
export const optionalCaller = async ({ caller }: ApiContext): Promise<Caller | null> => {
  try {
    return await caller();
  } catch (error) {
    if (error instanceof AppError && error.code === 'SIGN_IN_REQUIRED') return null;
    throw error;
  }
};

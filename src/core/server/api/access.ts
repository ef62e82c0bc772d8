import type { EndpointAccess } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ApiContext, Caller } from './request-context.ts';

/**
 * Checks access to an endpoint; the only place that does (specification 6). Throws SIGN_IN_REQUIRED for guests where a session is
 * needed, ADMIN_REQUIRED for customers at admin endpoints, SECOND_FACTOR_REQUIRED for admins who have a second factor but did not
 * give it in this session (decision 86) or need one and have none, and PERMISSION_REQUIRED for a role without the right (decision 201).
 */
export const requireAccess = async ({ who, right }: EndpointAccess, context: ApiContext): Promise<void> => {
  if (who === 'anyone') return;
  const caller = await requireCaller(context);
  if (who === 'customer') return;
  await context.staffAccess.requireRight(context.shop, caller, right ?? 'ownership');
};

/** Whether the caller's role has a further right, for an endpoint whose answer depends on it. */
export const mayCaller = async (context: ApiContext, right: Permission): Promise<boolean> =>
  context.staffAccess.mayAsStaff(context.shop, await requireCaller(context), right);

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

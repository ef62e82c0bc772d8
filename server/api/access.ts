import type { Access } from '../../contract/access.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasAdminAccess } from '../user-roles/has-admin-access.ts';
import type { ApiContext, Caller } from './context.ts';

/**
 * Checks access to an endpoint; the only place that does (specification 6). Throws SIGN_IN_REQUIRED for guests where a session is
 * needed, ADMIN_REQUIRED for customers at admin endpoints, and SECOND_FACTOR_REQUIRED for admins who have a second factor but did
 * not give it in this session (decision 86).
 */
export const requireAccess = async (who: Access, context: ApiContext): Promise<void> => {
  if (who === 'anyone') return;
  const caller = await requireCaller(context);
  if (who === 'customer') return;
  if (!(await hasAdminAccess(context.shop, caller))) throw new Refusal('ADMIN_REQUIRED');
};

/** Returns the signed-in caller; throws SIGN_IN_REQUIRED without a session. */
export const requireCaller = async ({ caller }: ApiContext): Promise<Caller> => {
  const found = await caller();
  if (found === null) throw new Refusal('SIGN_IN_REQUIRED');
  return found;
};

/** Returns the signed-in caller or null; an ended session counts as a guest. */
export const optionalCaller = async ({ caller }: ApiContext): Promise<Caller | null> => {
  try {
    return await caller();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SIGN_IN_REQUIRED') return null;
    throw error;
  }
};

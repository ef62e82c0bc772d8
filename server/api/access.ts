import type { Access } from '../../contract/access.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasAdminAccess } from '../user-roles/has-admin-access.ts';
import type { ApiContext, Caller } from './context.ts';

/**
 * Refuses whoever may not call an endpoint: the one place that asks (specification 6). SIGN_IN_REQUIRED for strangers
 * where customers are expected, ADMIN_REQUIRED for customers where admins are, SECOND_FACTOR_REQUIRED for admins who have
 * one and have not given it in this session (decision 86).
 */
export const requireAccess = async (who: Access, context: ApiContext): Promise<void> => {
  if (who === 'anyone') return;
  const caller = await requireCaller(context);
  if (who === 'customer') return;
  if (!(await hasAdminAccess(context.shop, caller))) throw new Refusal('ADMIN_REQUIRED');
};

/** The caller of an endpoint that strangers may not call; SIGN_IN_REQUIRED when there is none. */
export const requireCaller = async ({ caller }: ApiContext): Promise<Caller> => {
  const found = await caller();
  if (found === null) throw new Refusal('SIGN_IN_REQUIRED');
  return found;
};

/** The caller of an endpoint that strangers may call too: a session that has ended makes a stranger. */
export const optionalCaller = async ({ caller }: ApiContext): Promise<Caller | null> => {
  try {
    return await caller();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SIGN_IN_REQUIRED') return null;
    throw error;
  }
};

import { Refusal } from '../../domain/refusals.ts';
import type { Caller } from '../api/context.ts';
import type { ShopContext } from '../shop-context.ts';
import { hasAdminRole } from './user-roles.repository.ts';

/**
 * Whether the caller has admin access. SECOND_FACTOR_REQUIRED when an admin with a second factor has not used it in this
 * session: the password alone gives no access (decision 86).
 */
export const hasAdminAccess = async (
  shop: ShopContext,
  { userId, aal, hasSecondFactor }: Pick<Caller, 'userId' | 'aal' | 'hasSecondFactor'>,
): Promise<boolean> => {
  if (!(await isAdmin(shop, userId))) return false;
  if (hasSecondFactor && aal !== 'aal2') throw new Refusal('SECOND_FACTOR_REQUIRED');
  return true;
};

/** Whether an account has the role admin; not cached, so that a revoked role is gone at once. */
export const isAdmin = ({ database }: ShopContext, userId: string): Promise<boolean> =>
  hasAdminRole(database.kysely, userId);

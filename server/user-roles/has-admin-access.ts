import { Refusal } from '../../domain/refusals.ts';
import type { Caller } from '../api/context.ts';
import type { ShopContext } from '../shop-context.ts';
import { hasAdminRole } from './user-roles.repository.ts';

/**
 * Whether the caller acts as an admin. SECOND_FACTOR_REQUIRED when they hold the role and have a second factor that this
 * session has not given: a password alone then opens nothing of the office (decision 86).
 */
export const hasAdminAccess = async (
  shop: ShopContext,
  { userId, aal, hasSecondFactor }: Pick<Caller, 'userId' | 'aal' | 'hasSecondFactor'>,
): Promise<boolean> => {
  if (!(await isAdmin(shop, userId))) return false;
  if (hasSecondFactor && aal !== 'aal2') throw new Refusal('SECOND_FACTOR_REQUIRED');
  return true;
};

/** Whether an account holds the role admin: the table is asked each time, so that a role taken away is gone at once. */
export const isAdmin = ({ database }: ShopContext, userId: string): Promise<boolean> =>
  hasAdminRole(database.kysely, userId);

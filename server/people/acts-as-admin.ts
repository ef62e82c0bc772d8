import { Refusal } from '../../domain/refusals.ts';
import type { Caller } from '../api/context.ts';
import type { ShopRoom } from '../shop-room.ts';
import { isAdmin } from './is-admin.ts';

/**
 * Whether the caller acts as an admin. SECOND_FACTOR_REQUIRED when they hold the role and have a second factor that this
 * session has not given: a password alone then opens nothing of the office (decision 86).
 */
export const actsAsAdmin = async (
  shop: ShopRoom,
  { userId, aal, hasSecondFactor }: Pick<Caller, 'userId' | 'aal' | 'hasSecondFactor'>,
): Promise<boolean> => {
  if (!(await isAdmin(shop, userId))) return false;
  if (hasSecondFactor && aal !== 'aal2') throw new Refusal('SECOND_FACTOR_REQUIRED');
  return true;
};

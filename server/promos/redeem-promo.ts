import type { Transaction } from 'kysely';
import { evaluatePromo } from '../../domain/promos/evaluate-promo.ts';
import type { PromoDiscount } from '../../domain/promos/promo-code.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Tables } from '../database/schema.ts';
import { findPromo, isFirstOrderOf, type Redemption, useOnce } from './promos.repository.ts';

/** Uses a code in an order's transaction (decision 7). Refuses as `evaluatePromo` does. */
export const redeemPromo = async (transaction: Transaction<Tables>, redemption: Redemption): Promise<PromoDiscount> => {
  const used = await useOnce(transaction, redemption);
  if (used === undefined) throw await whyNot(transaction, redemption);
  return { code: used.code, discountType: used.discount_type, discountValue: used.discount_value };
};

const whyNot = async (transaction: Transaction<Tables>, redemption: Redemption): Promise<Refusal> => {
  const promo = await findPromo(transaction, redemption.code);
  const isFirstOrder = await isFirstOrderOf(transaction, redemption.customerId);
  try {
    evaluatePromo(promo, { ...redemption, isFirstOrder });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  // Its last use was given back between the two statements: as good as used up a moment ago.
  return new Refusal('PROMO_USED_UP');
};

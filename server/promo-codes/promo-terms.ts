import type { Piastres } from '../../domain/money.ts';
import type { PromoDiscount } from '../../domain/promo-codes/promo-code.ts';
import type { ShopContext } from '../shop-context.ts';
import { findPromo } from './promo-codes.repository.ts';

/**
 * Returns the terms of a code that an order has used: its discount, which is fixed while orders use it (decision 95), and its least
 * purchase. Its use is counted, so neither its end nor its number of uses matters any more. A code that is gone is worth `discount`.
 */
export const findPromoTerms = async (
  { database }: Pick<ShopContext, 'database'>,
  code: string,
  discount: Piastres,
): Promise<PromoDiscount & { readonly minPurchase: Piastres }> => {
  const promo = await findPromo(database.kysely, code);
  if (promo === undefined) return { code, discountType: 'fixed', discountValue: discount, minPurchase: 0 };
  const { discountType, discountValue, minPurchase } = promo;
  return { code, discountType, discountValue, minPurchase };
};

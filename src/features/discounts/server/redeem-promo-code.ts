import type { RawBuilder, Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { decrementUses, findPromo, incrementUsesClause, type PromoCodeRedemption } from './promo-codes.repository.ts';

/**
 * Returns the clause that redeems a usable code for an order (decision 7); `lockedCustomer` is the preceding clause, which has locked
 * the customer and counted the orders (decision 168).
 */
export const redeemPromoCodeClause = (redemption: PromoCodeRedemption, lockedCustomer: RawBuilder<unknown>): Clause =>
  incrementUsesClause(redemption, lockedCustomer);

/** Restores the use of a code in the transaction that cancels its order (decision 7). */
export const restorePromoCodeUse = (transaction: Transaction<Tables>, code: string): Promise<void> =>
  decrementUses(transaction, code);

/**
 * Returns the discount and the minimum purchase of a code used by an order. Ignores expiry and number of uses, because the use is
 * already counted; the discount is fixed while orders use the code (decision 95). A deleted code has the fixed discount `discount`.
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

import type { RawBuilder, Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { decrementUses, findPromo, incrementUsesClause, type PromoCodeRedemption } from './promo-codes.repository.ts';

/**
 * Redeems a code for an order while it is usable (decision 7); `lockedCustomer` is the part of the statement that has locked
 * and counted the customer's orders (decision 168).
 */
export const redeemPromoCodeClause = (redemption: PromoCodeRedemption, lockedCustomer: RawBuilder<unknown>): Clause =>
  incrementUsesClause(redemption, lockedCustomer);

/** Restores the use of a code in the transaction that cancels its order (decision 7). */
export const restorePromoCodeUse = (transaction: Transaction<Tables>, code: string): Promise<void> =>
  decrementUses(transaction, code);

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

import { type Piastres, pounds } from '#core/money/money.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';
import { computePromoDiscount } from '#features/pricing/promo-discount.ts';

/** Subtotals of the example carts, in piastres. */
const EXAMPLES: readonly Piastres[] = [500, 1500, 3000, 6000].map(pounds);

export interface PromoExample {
  readonly subtotal: Piastres;
  /** Null when the cart is below the code's minimum. */
  readonly discount: Piastres | null;
}

/** Returns the discounts of a code on example carts with one item. */
export const previewPromo = (promo: Omit<PromoDiscount, 'code'>, minPurchase: Piastres): PromoExample[] =>
  EXAMPLES.map((subtotal) => {
    const discount = Math.min(computePromoDiscount(promo, subtotal), subtotal);
    return { subtotal, discount: subtotal < minPurchase ? null : discount };
  });

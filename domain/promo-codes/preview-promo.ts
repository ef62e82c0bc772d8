import { type Piastres, pounds } from '../money.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PromoDiscount } from './promo-code.ts';

/** Subtotals of the example carts, in piastres. */
const EXAMPLES: readonly Piastres[] = [500, 1500, 3000, 6000].map(pounds);

export interface PromoExample {
  readonly subtotal: Piastres;
  /** Null when the cart is below the code's minimum. */
  readonly discount: Piastres | null;
}

/** Discounts of a code on example carts of one piece, computed by `priceCart` (decision 1). */
export const previewPromo = (promo: Omit<PromoDiscount, 'code'>, minPurchase: Piastres): PromoExample[] =>
  EXAMPLES.map((subtotal) => {
    const lines = [{ productId: 'example', unitPrice: subtotal, quantity: 1 }];
    const { promoDiscount } = priceCart({ lines, togetherGroups: new Map(), promo: { ...promo, code: '' } });
    return { subtotal, discount: subtotal < minPurchase ? null : promoDiscount };
  });

import { type Piastres, percentOf } from '../money.ts';
import type { PromoDiscount } from './promo-code.ts';

/** What a code takes off this subtotal, never more than all of it (specification 9, decision 3). */
export function promoDiscountOf(
  { discountType, discountValue }: Pick<PromoDiscount, 'discountType' | 'discountValue'>,
  subtotal: Piastres,
): Piastres {
  const discount = discountType === 'percentage' ? percentOf(subtotal, discountValue) : discountValue;
  return Math.min(discount, subtotal);
}

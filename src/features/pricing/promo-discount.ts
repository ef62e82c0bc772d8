import { type Piastres, percentOf } from '#core/money/money.ts';
import type { PromoDiscount } from '#features/discounts/promo-code.ts';

/** Discount of a code on this subtotal, at most the subtotal (specification 9, decision 3). */
export function promoDiscountOf(
  { discountType, discountValue }: Pick<PromoDiscount, 'discountType' | 'discountValue'>,
  subtotal: Piastres,
): Piastres {
  const discount = discountType === 'percentage' ? percentOf(subtotal, discountValue) : discountValue;
  return Math.min(discount, subtotal);
}

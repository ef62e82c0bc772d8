import { type Piastres, percentOf } from '#core/money/money.ts';

/** The two kinds of promo code (specification 3). */
export const discountTypes = ['percentage', 'fixed'] as const;

type DiscountType = (typeof discountTypes)[number];

/** Discount of a valid code: `discountValue` is a percentage, or piastres when fixed. */
export interface PromoDiscount {
  readonly code: string;
  readonly discountType: DiscountType;
  readonly discountValue: number;
}

/** Discount of a code on this subtotal, at most the subtotal (specification 9, decision 3). */
export function computePromoDiscount(
  { discountType, discountValue }: Pick<PromoDiscount, 'discountType' | 'discountValue'>,
  subtotal: Piastres,
): Piastres {
  const discount = discountType === 'percentage' ? percentOf(subtotal, discountValue) : discountValue;
  return Math.min(discount, subtotal);
}

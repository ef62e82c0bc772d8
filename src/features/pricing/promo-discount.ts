import * as v from 'valibot';
import { validationCode } from '#core/forms/validation.ts';
import { type Piastres, percentOf } from '#core/money/money.ts';
import { withoutInvisibles } from '#core/text/clean-text.ts';

/** The two kinds of promo code (specification 3). */
export const discountTypes = ['percentage', 'fixed'] as const;

type DiscountType = (typeof discountTypes)[number];

/** Discount of an accepted code: `discountValue` is percent, or piastres when fixed. */
export interface PromoDiscount {
  readonly code: string;
  readonly discountType: DiscountType;
  readonly discountValue: number;
}

/** Maximum length of a promo code, in characters (specification 9). */
export const MAX_PROMO_LENGTH = 50;

/** A promo code as typed: trimmed, upper-cased (specification 5). */
export const PromoCodeInput = v.pipe(
  v.string(validationCode('promo.empty')),
  v.transform((input) => withoutInvisibles(input).trim()),
  v.nonEmpty(validationCode('promo.empty')),
  v.maxLength(MAX_PROMO_LENGTH, validationCode('promo.tooLong')),
  v.regex(/^[A-Za-z0-9_-]+$/u, validationCode('promo.characters')),
  v.toUpperCase(),
);

export type PromoCodeInput = v.InferOutput<typeof PromoCodeInput>;

/** Discount of a code on this subtotal, at most the subtotal (specification 9, decision 3). */
export function promoDiscountOf(
  { discountType, discountValue }: Pick<PromoDiscount, 'discountType' | 'discountValue'>,
  subtotal: Piastres,
): Piastres {
  const discount = discountType === 'percentage' ? percentOf(subtotal, discountValue) : discountValue;
  return Math.min(discount, subtotal);
}

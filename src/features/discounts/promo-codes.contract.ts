import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { OrderLines } from '#features/pricing/price-lines.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import { discountTypes } from '#features/pricing/promo-discount.ts';
import { productErrors } from '#features/products/products.errors.ts';

/** Discount of a code for one cart; other terms of stored codes are never returned (decision 7). */
export const PromoQuote = v.object({
  code: v.string(),
  discountType: v.picklist(discountTypes),
  /** Percent, or piastres. */
  discountValue: v.number(),
  /** Discount on this cart, in piastres. */
  discount: v.number(),
});
export type PromoQuote = v.InferOutput<typeof PromoQuote>;

export const promoCodesContract = {
  quote: anyone
    .route({ method: 'POST', path: '/promo-code-quotes', summary: 'What a promo code takes off this cart' })
    .errors(
      promoErrors.pick(
        'PROMO_INVALID',
        'PROMO_EXPIRED',
        'PROMO_USED_UP',
        'PROMO_BELOW_MINIMUM',
        'PROMO_FIRST_ORDER_ONLY',
        'PROMO_NO_DISCOUNT',
        'PROMO_THROTTLED',
      ),
    )
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ code: PromoCodeInput, lines: OrderLines }))
    .output(PromoQuote),
};

import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import { computePromoDiscount } from '#features/pricing/promo-discount.ts';
import type { PromoCode } from './promo-code.ts';

/** Cart, time and customer for the evaluation of a code. */
export interface PromoOccasion {
  readonly subtotal: Piastres;
  readonly now: Date;
  readonly customerId?: string | undefined;
  /** Undefined for a signed-out visitor; checked when the order is placed. */
  readonly isFirstOrder?: boolean | undefined;
}

/**
 * Returns the discount of a code in piastres (specification 5). Refuses with PROMO_INVALID (not found, inactive or another
 * customer's), PROMO_EXPIRED, PROMO_USED_UP, PROMO_BELOW_MINIMUM `{ minimum }` in piastres, or PROMO_FIRST_ORDER_ONLY.
 */
export function evaluatePromo(promo: PromoCode | undefined, occasion: PromoOccasion): Piastres {
  if (!promo?.isActive) throw new AppError(promoErrors, 'PROMO_INVALID');
  if (promo.ownerId !== null && promo.ownerId !== occasion.customerId) throw new AppError(promoErrors, 'PROMO_INVALID');
  if (promo.validUntil !== null && occasion.now > promo.validUntil) throw new AppError(promoErrors, 'PROMO_EXPIRED');
  if (promo.maxUses !== null && promo.currentUses >= promo.maxUses) throw new AppError(promoErrors, 'PROMO_USED_UP');
  if (occasion.subtotal < promo.minPurchase)
    throw new AppError(promoErrors, 'PROMO_BELOW_MINIMUM', { minimum: promo.minPurchase });
  if (promo.isFirstOrderOnly && occasion.isFirstOrder === false)
    throw new AppError(promoErrors, 'PROMO_FIRST_ORDER_ONLY');
  return computePromoDiscount(promo, occasion.subtotal);
}

import * as v from 'valibot';
import type { Piastres } from '../money.ts';
import { withoutInvisibles } from '../text/clean.ts';
import { says } from '../validation.ts';

/** The two kinds of promo code (specification 3). */
export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** What an accepted code takes off: `discountValue` is percent, or piastres when fixed. */
export interface PromoDiscount {
  readonly code: string;
  readonly discountType: DiscountType;
  readonly discountValue: number;
}

/** A promo code as the shop keeps it (specification 3); a welcome code also has an owner (decision 8). */
export interface PromoCode extends PromoDiscount {
  readonly isActive: boolean;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly currentUses: number;
  readonly minPurchase: Piastres;
  readonly ownerId: string | null;
  readonly isFirstOrderOnly: boolean;
}

/** Longest promo code, in characters (specification 9). */
export const MAX_PROMO_LENGTH = 50;

/** A promo code as typed: trimmed, upper-cased (specification 5). */
export const PromoCodeInput = v.pipe(
  v.string(says('promo.empty')),
  v.transform((typed) => withoutInvisibles(typed).trim()),
  v.nonEmpty(says('promo.empty')),
  v.maxLength(MAX_PROMO_LENGTH, says('promo.tooLong')),
  v.regex(/^[A-Za-z0-9_-]+$/u, says('promo.characters')),
  v.toUpperCase(),
);
export type PromoCodeInput = v.InferOutput<typeof PromoCodeInput>;

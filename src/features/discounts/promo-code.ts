import * as v from 'valibot';
import { validationCode } from '#core/forms/validation.ts';
import type { Piastres } from '#core/money/money.ts';
import { withoutInvisibles } from '#core/text/clean-text.ts';
import { type RandomBytes, unambiguousCharacters } from '#core/text/unambiguous-characters.ts';

/** The two kinds of promo code (specification 3). */
export const discountTypes = ['percentage', 'fixed'] as const;

type DiscountType = (typeof discountTypes)[number];

/** Discount of an accepted code: `discountValue` is percent, or piastres when fixed. */
export interface PromoDiscount {
  readonly code: string;
  readonly discountType: DiscountType;
  readonly discountValue: number;
}

/** A stored promo code (specification 3); a welcome code also has an owner (decision 8). */
export interface PromoCode extends PromoDiscount {
  readonly isActive: boolean;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly currentUses: number;
  readonly minPurchase: Piastres;
  readonly ownerId: string | null;
  readonly isFirstOrderOnly: boolean;
}

/** Maximum length of a promo code, in characters (specification 9). */
export const MAX_PROMO_LENGTH = 50;

/** A promo code as typed: trimmed, upper-cased (specification 5). */
export const PromoCodeInput = v.pipe(
  v.string(validationCode('promo.empty')),
  v.transform((typed) => withoutInvisibles(typed).trim()),
  v.nonEmpty(validationCode('promo.empty')),
  v.maxLength(MAX_PROMO_LENGTH, validationCode('promo.tooLong')),
  v.regex(/^[A-Za-z0-9_-]+$/u, validationCode('promo.characters')),
  v.toUpperCase(),
);

export type PromoCodeInput = v.InferOutput<typeof PromoCodeInput>;

const BASE_SECONDS = 2;

const MAX_SECONDS = 30;

/** Seconds to wait after consecutive failed look-ups: 2, doubling, at most 30; none after a success (specification 4, 9). */
export const promoBackOff = (failures: number): number =>
  failures <= 0 ? 0 : Math.min(BASE_SECONDS * 2 ** (failures - 1), MAX_SECONDS);

/** A personal welcome code: `WELCOME-` and 8 unambiguous characters (decision 8). */
export const welcomeCode = (randomBytes: RandomBytes): string => `WELCOME-${unambiguousCharacters(8, randomBytes)}`;

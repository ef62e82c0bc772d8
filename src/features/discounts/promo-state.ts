import type { PromoCode } from './promo-code.ts';

/** State of a code, independent of the cart: usable, or the first reason why not. */
export const promoStates = ['open', 'closed', 'expired', 'usedUp'] as const;
export type PromoState = (typeof promoStates)[number];

/** Checks in the same order as `evaluatePromo`. */
export function promoStateOf(
  {
    isActive,
    validUntil,
    maxUses,
    currentUses,
  }: Pick<PromoCode, 'isActive' | 'validUntil' | 'maxUses' | 'currentUses'>,
  now: Date,
): PromoState {
  if (!isActive) return 'closed';
  if (validUntil !== null && now > validUntil) return 'expired';
  if (maxUses !== null && currentUses >= maxUses) return 'usedUp';
  return 'open';
}

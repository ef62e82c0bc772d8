import type { PromoCode } from './promo-code.ts';

/** How a code stands, whatever the cart: the first reason why nobody may use it, or that they may. */
export const promoStates = ['open', 'closed', 'expired', 'usedUp'] as const;
export type PromoState = (typeof promoStates)[number];

/** What `evaluatePromo` would find, in the same order. */
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

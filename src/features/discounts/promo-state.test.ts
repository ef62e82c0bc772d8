import { expect, test } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { evaluatePromo } from './evaluate-promo.ts';
import { type PromoState, promoStateOf } from './promo-state.ts';

const now = new Date('2026-03-14T10:00:00Z');
const code = {
  code: 'NILE',
  discountType: 'percentage',
  discountValue: 10,
  isActive: true,
  validUntil: now,
  maxUses: 2,
  currentUses: 1,
  minPurchase: 0,
  ownerId: null,
  isFirstOrderOnly: false,
} as const;

const expectedErrors: Readonly<Record<PromoState, string | null>> = {
  open: null,
  closed: 'PROMO_INVALID',
  expired: 'PROMO_EXPIRED',
  usedUp: 'PROMO_USED_UP',
};

test.each([
  [{}, 'open'],
  [{ maxUses: null, currentUses: 9 }, 'open'],
  [{ isActive: false, currentUses: 2 }, 'closed'],
  [{ validUntil: new Date(now.getTime() - 1), currentUses: 2 }, 'expired'],
  [{ currentUses: 2 }, 'usedUp'],
] as const)('promoStateOf %j is %s, in agreement with evaluatePromo', (overrides, state) => {
  const promo = { ...code, ...overrides };
  expect(promoStateOf(promo, now)).toBe(state);
  let result: string | null = null;
  try {
    evaluatePromo(promo, { subtotal: 100, now });
  } catch (error) {
    result = error instanceof AppError ? error.code : String(error);
  }
  expect(result).toBe(expectedErrors[state]);
});

import { describe, expect, test } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { pounds } from '#core/money/money.ts';
import { evaluatePromo, type PromoOccasion } from './evaluate-promo.ts';
import type { PromoCode } from './promo-code.ts';
import { endOfCairoDay } from './promo-form.ts';

const now = new Date('2026-03-14T10:00:00Z');
const tenPercent: PromoCode = {
  code: 'NILE10',
  discountType: 'percentage',
  discountValue: 10,
  isActive: true,
  validUntil: null,
  maxUses: null,
  currentUses: 0,
  minPurchase: 0,
  ownerId: null,
  isFirstOrderOnly: false,
};
const welcome: PromoCode = { ...tenPercent, ownerId: 'mona', isFirstOrderOnly: true, maxUses: 1 };

function evaluate(promo: PromoCode | undefined, occasion: Partial<PromoOccasion> = {}): unknown {
  try {
    return evaluatePromo(promo, { subtotal: pounds(1000), now, ...occasion });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('evaluatePromo', () => {
  test.each<[string, PromoCode | undefined, Partial<PromoOccasion>, unknown]>([
    ['discounts by its percentage', tenPercent, {}, pounds(100)],
    ['discounts by its amount', { ...tenPercent, discountType: 'fixed', discountValue: pounds(70) }, {}, pounds(70)],
    [
      'a code never discounts more than the subtotal',
      { ...tenPercent, discountType: 'fixed', discountValue: pounds(1001) },
      {},
      pounds(1000),
    ],
    ['is refused when it is unknown', undefined, {}, 'PROMO_INVALID'],
    ['is refused when inactive', { ...tenPercent, isActive: false }, {}, 'PROMO_INVALID'],
    ['is valid until its last millisecond', { ...tenPercent, validUntil: now }, {}, pounds(100)],
    [
      'a code is refused after its last millisecond',
      { ...tenPercent, validUntil: new Date(now.getTime() - 1) },
      {},
      'PROMO_EXPIRED',
    ],
    ['is valid for its last use', { ...tenPercent, maxUses: 5, currentUses: 4 }, {}, pounds(100)],
    ['is refused at its maximum number of uses', { ...tenPercent, maxUses: 5, currentUses: 5 }, {}, 'PROMO_USED_UP'],
    ['is valid at its minimum purchase', { ...tenPercent, minPurchase: pounds(1000) }, {}, pounds(100)],
    [
      'a code is refused one piastre below its minimum purchase',
      { ...tenPercent, minPurchase: pounds(1000) + 1 },
      {},
      'PROMO_BELOW_MINIMUM',
    ],
    [
      'an inactive code is refused as inactive even if it has expired',
      { ...tenPercent, isActive: false, validUntil: new Date(0) },
      {},
      'PROMO_INVALID',
    ],
    [
      'an expired code is refused as expired even if it is used up',
      { ...tenPercent, validUntil: new Date(0), maxUses: 1, currentUses: 1 },
      {},
      'PROMO_EXPIRED',
    ],
    [
      'a personal code is valid for the first order of its customer',
      welcome,
      { customerId: 'mona', isFirstOrder: true },
      pounds(100),
    ],
    [
      'a personal code is refused for the second order of its customer',
      welcome,
      { customerId: 'mona', isFirstOrder: false },
      'PROMO_FIRST_ORDER_ONLY',
    ],
    ['of one customer is unknown to another', welcome, { customerId: 'ali', isFirstOrder: true }, 'PROMO_INVALID'],
    ['of one customer is unknown to a visitor', welcome, {}, 'PROMO_INVALID'],
  ])('%s', (_, promo, occasion, expected) => {
    expect(evaluate(promo, occasion)).toBe(expected);
  });

  test('a refusal below the minimum purchase has the minimum in piastres', () => {
    const expensive = { ...tenPercent, minPurchase: pounds(2000) };
    expect(() => evaluatePromo(expensive, { subtotal: pounds(1999), now })).toThrow(
      expect.objectContaining({ details: { minimum: pounds(2000) } }),
    );
  });

  test('accepts a code until the end of its last day in Cairo', () => {
    const promo = { ...tenPercent, validUntil: endOfCairoDay('2026-03-14') };
    expect(evaluate(promo, { now: new Date('2026-03-14T21:59:59.999Z') })).toBe(pounds(100));
    expect(evaluate(promo, { now: new Date('2026-03-14T22:00:00Z') })).toBe('PROMO_EXPIRED');
  });
});

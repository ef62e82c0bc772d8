import { describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { priceCart } from './price-cart.ts';
import { defaultRules } from './pricing-rules.ts';
import type { Quote } from './quote.ts';
import { examples, fixedDiscount, pair, percent, toPrice, trio } from './testing/pricing-examples.ts';
import { ruleSets } from './testing/pricing-rule-sets.ts';

const afterDiscounts = { ...defaultRules, tax: { ...defaultRules.tax, base: 'after-discounts' } } as const;

describe('priceCart', () => {
  test.each(examples)('prices $cart', ({ figures, ...example }) => {
    expect(figuresOf(priceCart(toPrice(example), defaultRules))).toEqual(figures);
  });

  describe.each(ruleSets)('with $name', ({ rules, examples: carts }) => {
    test.each(carts)('prices $cart to $destination', ({ figures, destination, ...example }) => {
      const quote = priceCart({ ...toPrice(example), destination }, rules);
      expect(figuresOf(quote)).toEqual(figures);
      expect(quote.isLowestShipping).toBe(false);
    });
  });

  test('charges the lowest shipping fee for an unknown destination, flagged as the lowest', () => {
    const [twoZones] = ruleSets;
    const cart = toPrice({ lines: 'cup 450 x1' });
    const quotes = ([null, 'cairo', 'aswan'] as const).map((destination) =>
      priceCart({ ...cart, destination }, twoZones?.rules ?? defaultRules),
    );
    expect(quotes.map(({ shipping, isLowestShipping }) => [shipping / 100, isLowestShipping])).toEqual([
      [60, true],
      [60, false],
      [120, false],
    ]);
    expect(quotes.map(({ zone }) => zone.name.en)).toEqual(['Most governorates', 'Most governorates', 'Upper Egypt']);
    // all zones ship free from 5000
    const free = priceCart(toPrice({ lines: 'set 5000 x1' }), ruleSets[2]?.rules ?? defaultRules);
    expect([free.shipping, free.isLowestShipping]).toEqual([0, false]);
  });

  test('returns the base of every figure', () => {
    const lines = 'plate 1000 x2 with plate, cup 600 x1 with plate, set 500 x1 with plate';
    const quote = priceCart(toPrice({ lines, groups: trio, promo: percent(10) }), defaultRules);
    expect(quote).toMatchObject({
      bundleBase: pounds(2000),
      bundlePercent: 10,
      togetherBase: pounds(1100),
      togetherPercent: 15,
      promoBase: pounds(3100),
      promo: percent(10),
      discount: pounds(675),
      zone: { freeFrom: pounds(3000), days: { min: 5, max: 7 } },
      isLowestShipping: false,
      taxBase: pounds(3100),
      taxPercent: 14,
    });
    expect(quote.lines).toEqual([
      { productId: 'plate', quantity: 2, unitPrice: 100_000, lineTotal: 200_000, togetherDiscount: 0 },
      { productId: 'cup', quantity: 1, unitPrice: 60_000, lineTotal: 60_000, togetherDiscount: 9000 },
      { productId: 'set', quantity: 1, unitPrice: 50_000, lineTotal: 50_000, togetherDiscount: 7500 },
    ]);
  });

  test.each([
    // 14 % of 2700 = 378; 2700 + 378
    {
      cart: 'three lines',
      lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
      tax: 378,
      total: 3078,
    },
    // nothing to tax; 0 + 150
    { cart: '1000 off 450', lines: 'a 450 x1', promo: fixedDiscount(1000), tax: 0, total: 150 },
    // 14 % of 1360 = 190.40; 1360 + 150 + 190.40
    {
      cart: 'a pair',
      lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
      groups: pair,
      tax: 190.4,
      total: 1700.4,
    },
  ])('taxes the amount after discounts: $cart', ({ tax, total, ...example }) => {
    const quote = priceCart(toPrice(example), afterDiscounts);
    expect([quote.tax / 100, quote.total / 100]).toEqual([tax, total]);
    expect(quote.taxBase).toBe(quote.subtotal - quote.discount);
  });

  test('taxes before discounts by default, as in the specification', () => {
    expect(defaultRules.tax.base).toBe('before-discounts');
  });
});

const figuresOf = (quote: Quote): number[] =>
  [
    quote.subtotal,
    quote.bundleDiscount,
    quote.togetherDiscount,
    quote.promoDiscount,
    quote.shipping,
    quote.tax,
    quote.total,
  ].map((piastres) => piastres / 100);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE } from '#core/money/money.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { priceCart } from './price-cart.ts';
import { taxBases } from './pricing.settings.ts';
import { type CommerceRules, defaultRules } from './pricing-rules.ts';
import { discountTypes, type PromoDiscount } from './promo-discount.ts';
import type { CartLine, CartToPrice, Quote } from './quote.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const togetherGroups = new Map([
  ['a', ['a', 'b', 'c']],
  ['d', ['d', 'e']],
]);

const linesPriced = (unitPrice: fc.Arbitrary<number>): fc.Arbitrary<CartLine[]> =>
  fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom(...ids),
      unitPrice,
      quantity: fc.integer({ min: 1, max: 100 }),
      togetherWith: fc.constantFrom(undefined, 'a', 'd'),
    }),
    { selector: ({ productId }) => productId },
  );
const lines = linesPriced(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: MAX_PRICE })));
const wholePounds = linesPriced(fc.integer({ min: 1, max: 5000 }).map((pounds) => pounds * 100));

const promo: fc.Arbitrary<PromoDiscount> = fc
  .record({ discountType: fc.constantFrom(...discountTypes), value: fc.integer({ min: 1, max: MAX_PRICE }) })
  .map(({ discountType, value }) => ({
    code: 'CODE',
    discountType,
    discountValue: discountType === 'percentage' ? (value % 100) + 1 : value,
  }));

const anyCart: fc.Arbitrary<CartToPrice> = fc.record({
  lines,
  promo: fc.option(promo, { nil: undefined }),
  togetherGroups: fc.constantFrom(togetherGroups, new Map<string, string[]>()),
});

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const zone = fc.record({
  name: fc.constant({ ar: 'منطقة', en: 'Zone' }),
  fee: fc.integer({ min: 0, max: 100_000 }),
  freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  days: fc.constant({ min: 1, max: 3 }),
  acceptsCashOnDelivery: fc.boolean(),
});
const anyRules: fc.Arbitrary<CommerceRules> = fc.record({
  tax: fc.record({
    percent,
    base: fc.constantFrom(...taxBases),
    display: fc.constant('nowhere' as const),
  }),
  shipping: fc.record({
    defaultZone: zone,
    zones: fc
      .array(fc.tuple(zone, fc.constantFrom(...governorates)), { maxLength: 2 })
      .map((zones) => zones.map(([terms, governorate]) => ({ ...terms, governorates: [governorate] }))),
  }),
  offers: fc.record({
    bundlePercent: percent,
    bundleFromLines: fc.integer({ min: 2, max: 5 }),
    togetherPercent: percent,
    welcomePercent: fc.constant(10),
  }),
  service: fc.constant(defaultRules.service),
});

const amounts = (quote: Quote): number[] => [
  ...Object.entries(quote).flatMap(([name, figure]) =>
    typeof figure === 'number' && !name.endsWith('Percent') ? [figure] : [],
  ),
  ...quote.lines.flatMap((line) => Object.values(line).filter((figure) => typeof figure === 'number')),
];

describe('priceCart, for any cart', () => {
  test('returns a total that is the sum of the printed figures', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        const quote = priceCart(cart, rules);
        expect(quote.discount).toBe(quote.bundleDiscount + quote.togetherDiscount + quote.promoDiscount);
        expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shipping + quote.tax);
        expect(quote.subtotal).toBe(quote.lines.reduce((sum, line) => sum + line.lineTotal, 0));
        expect(quote.togetherDiscount).toBe(quote.lines.reduce((sum, line) => sum + line.togetherDiscount, 0));
      }),
    );
  });

  test('returns whole, non-negative figures for any rules', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        for (const amount of amounts(priceCart(cart, rules))) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('no discount exceeds the subtotal', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        const quote = priceCart(cart, rules);
        expect(quote.discount).toBeLessThanOrEqual(quote.subtotal);
      }),
    );
  });

  test('no promo code increases the total', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        expect(priceCart(cart, rules).total).toBeLessThanOrEqual(priceCart({ ...cart, promo: undefined }, rules).total);
      }),
    );
  });

  test('products bought together never increase the total', () => {
    fc.assert(
      fc.property(wholePounds, (bought) => {
        const apart = bought.map((line) => ({ ...line, togetherWith: undefined }));
        const together = priceCart({ lines: bought, togetherGroups }, defaultRules);
        expect(together.total).toBeLessThanOrEqual(priceCart({ lines: apart, togetherGroups }, defaultRules).total);
      }),
    );
  });

  test('no line gets both the 15 % and the 10 %', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        const quote = priceCart(cart, rules);
        const apart = quote.lines.filter((line) => line.togetherDiscount === 0);
        const apartTotal = apart.reduce((sum, line) => sum + line.lineTotal, 0);
        expect(quote.bundleBase).toBeLessThanOrEqual(apartTotal);
      }),
    );
  });

  test('one more piece above free shipping never lowers the total', () => {
    fc.assert(
      fc.property(wholePounds, fc.nat(), (bought, position) => {
        const base = { lines: bought, togetherGroups };
        const before = priceCart(base, defaultRules);
        fc.pre(bought.length > 0 && before.subtotal >= (before.zone.freeFrom ?? 0));
        const more = bought.map((line, index) =>
          index === position % bought.length ? { ...line, quantity: line.quantity + 1 } : line,
        );
        expect(priceCart({ ...base, lines: more }, defaultRules).total).toBeGreaterThan(before.total);
      }),
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, anyRules, (cart, rules) => {
        const reversed = priceCart({ ...cart, lines: cart.lines.toReversed() }, rules);
        expect(reversed.total).toBe(priceCart(cart, rules).total);
      }),
    );
  });
});

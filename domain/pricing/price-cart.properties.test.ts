import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE } from '../money.ts';
import { discountTypes, type PromoDiscount } from '../promo-codes/promo-code.ts';
import { priceCart } from './price-cart.ts';
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

const amounts = (quote: Quote): number[] => [
  ...Object.values(quote).filter((figure) => typeof figure === 'number'),
  ...quote.lines.flatMap((line) => Object.values(line).filter((figure) => typeof figure === 'number')),
];

describe('priceCart, for any cart', () => {
  test('returns a total that is the sum of the printed figures', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const quote = priceCart(cart);
        expect(quote.discount).toBe(quote.bundleDiscount + quote.togetherDiscount + quote.promoDiscount);
        expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shipping + quote.tax);
        expect(quote.subtotal).toBe(quote.lines.reduce((sum, line) => sum + line.lineTotal, 0));
        expect(quote.togetherDiscount).toBe(quote.lines.reduce((sum, line) => sum + line.togetherDiscount, 0));
      }),
    );
  });

  test('returns whole, non-negative figures for both tax bases', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom('before-discounts', 'after-discounts'), (cart, taxBase) => {
        for (const amount of amounts(priceCart(cart, taxBase))) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('never discounts more than the subtotal', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const quote = priceCart(cart);
        expect(quote.discount).toBeLessThanOrEqual(quote.subtotal);
      }),
    );
  });

  test('never increases the total for a promo code', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(priceCart(cart).total).toBeLessThanOrEqual(priceCart({ ...cart, promo: undefined }).total);
      }),
    );
  });

  test('never increases the total for bought-together products', () => {
    fc.assert(
      fc.property(wholePounds, (bought) => {
        const apart = bought.map((line) => ({ ...line, togetherWith: undefined }));
        const together = priceCart({ lines: bought, togetherGroups });
        expect(together.total).toBeLessThanOrEqual(priceCart({ lines: apart, togetherGroups }).total);
      }),
    );
  });

  test('never gives a line both the 15 % and the 10 %', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const quote = priceCart(cart);
        const apart = quote.lines.filter((line) => line.togetherDiscount === 0);
        const apartTotal = apart.reduce((sum, line) => sum + line.lineTotal, 0);
        expect(quote.bundleBase).toBeLessThanOrEqual(apartTotal);
      }),
    );
  });

  test('never lowers the total for one more piece above free shipping', () => {
    fc.assert(
      fc.property(wholePounds, fc.nat(), (bought, place) => {
        const base = { lines: bought, togetherGroups };
        const before = priceCart(base);
        fc.pre(bought.length > 0 && before.subtotal >= before.freeShippingFrom);
        const more = bought.map((line, index) =>
          index === place % bought.length ? { ...line, quantity: line.quantity + 1 } : line,
        );
        expect(priceCart({ ...base, lines: more }).total).toBeGreaterThan(before.total);
      }),
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const turned = priceCart({ ...cart, lines: cart.lines.toReversed() });
        expect(turned.total).toBe(priceCart(cart).total);
      }),
    );
  });
});

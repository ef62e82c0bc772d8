import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RefundableOrder } from '#features/orders/refund-price.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { returnShippingRules, taxBases } from '#features/pricing/pricing.settings.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { quantityOf, type ReturnedLine, returnRefund } from './return-refund.ts';

const ids = ['a', 'b', 'c', 'd'];

/** Orders with every kind of discount and both tax bases, priced as the shop does. */
const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        productId: fc.constantFrom(...ids),
        unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        togetherWith: fc.constantFrom(undefined, 'a'),
      }),
      { selector: ({ productId }) => productId, minLength: 1 },
    ),
    promo: fc.constantFrom(
      undefined,
      { code: 'C', discountType: 'percentage' as const, discountValue: 33 },
      { code: 'C', discountType: 'fixed' as const, discountValue: 77_777 },
    ),
    base: fc.constantFrom(...taxBases),
    percent: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
  })
  .map(({ lines, promo, base, percent }) => {
    const rules = { ...defaultRules, tax: { ...defaultRules.tax, base, percent } };
    const quote = priceCart({ lines, promo, togetherGroups: new Map([['a', ['a', 'b']]]) }, rules);
    return {
      items: quote.lines.map(({ productId, quantity, lineTotal, togetherDiscount }) => ({
        productId,
        quantity,
        lineTotal,
        togetherDiscount,
      })),
      subtotal: quote.subtotal,
      bundleDiscount: quote.bundleDiscount,
      promoDiscount: quote.promoDiscount,
      tax: quote.tax,
      taxBase: base,
      shippingCost: quote.shipping,
      total: quote.total,
    };
  });

/** Returns all items of an order one by one, in this sequence, split into returns of these sizes. */
const returnsOf = (
  { items }: RefundableOrder,
  order: readonly number[],
  sizes: readonly number[],
  isFault: boolean,
): ReturnedLine[][] => {
  const singles = items
    .flatMap(({ productId, quantity }) => Array.from({ length: quantity }, () => productId))
    .map((productId, index) => ({ productId, at: order[index] ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  const returns: ReturnedLine[][] = [];
  for (let from = 0, turn = 0; from < singles.length; turn += 1) {
    const size = sizes[turn] ?? singles.length;
    const part = singles.slice(from, from + size).map(({ productId }) => ({ productId, quantity: 1, isFault }));
    const products = [...new Set(part.map(({ productId }) => productId))];
    returns.push(products.map((productId) => ({ productId, quantity: quantityOf(productId, part), isFault })));
    from += size;
  }
  return returns;
};

const anyReturns = fc.record({
  order: anyOrder,
  at: fc.array(fc.integer(), { minLength: 36, maxLength: 36 }),
  sizes: fc.array(fc.integer({ min: 1, max: 6 })),
  isFault: fc.boolean(),
  rule: fc.constantFrom(...returnShippingRules),
});

describe('return refunds, for any order and any split', () => {
  test('full return refunds all but retained shipping, to the piastre', () => {
    fc.assert(
      fc.property(anyReturns, ({ order, at, sizes, isFault, rule }) => {
        const earlier: ReturnedLine[] = [];
        let [goods, shipping] = [0, 0];
        for (const lines of returnsOf(order, at, sizes, isFault)) {
          const refund = returnRefund(order, { lines, earlier, rule, wasShippingRefunded: shipping > 0 });
          expect(refund.lines.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
          expect(refund.lines.reduce((sum, amount) => sum + amount, 0)).toBe(refund.goods);
          goods += refund.goods;
          shipping += refund.shipping;
          expect(goods + shipping).toBeLessThanOrEqual(order.total);
          earlier.push(...lines);
        }
        const retained = rule === 'whole-order' || (rule === 'fault' && isFault) ? 0 : order.shippingCost;
        expect(goods + shipping).toBe(order.total - retained);
      }),
    );
  });

  test('refunds 0 for pieces that were returned before', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const lines = order.items.map(({ productId, quantity }) => ({ productId, quantity, isFault: true }));
        const again = { lines, earlier: lines, rule: 'fault', wasShippingRefunded: true } as const;
        expect(returnRefund(order, again)).toEqual({ lines: lines.map(() => 0), goods: 0, shipping: 0 });
      }),
    );
  });
});

describe('the shipping fee of returns', () => {
  /** Two plates of 1,000 EGP and a shipping fee of 150 EGP. */
  const order: RefundableOrder = {
    items: [{ productId: 'a', quantity: 2, lineTotal: 200_000, togetherDiscount: 0 }],
    subtotal: 200_000,
    bundleDiscount: 0,
    promoDiscount: 0,
    tax: 0,
    taxBase: 'after-discounts',
    shippingCost: 15_000,
    total: 215_000,
  };
  const plates = (quantity: number, isFault: boolean) => [{ productId: 'a', quantity, isFault }];
  const shippingOf = (overrides: Partial<Parameters<typeof returnRefund>[1]>) =>
    returnRefund(order, {
      lines: plates(1, true),
      earlier: plates(1, true),
      rule: 'fault',
      wasShippingRefunded: false,
      ...overrides,
    }).shipping;

  test('shipping is refunded with the last item when the whole order came back because of faults', () => {
    expect(shippingOf({ earlier: [] })).toBe(0);
    expect(shippingOf({})).toBe(15_000);
    expect(shippingOf({ lines: plates(2, true), earlier: [] })).toBe(15_000);
  });

  test('shipping is retained when one item came back for another reason, unless the rule ignores reasons', () => {
    expect(shippingOf({ earlier: plates(1, false) })).toBe(0);
    expect(shippingOf({ earlier: plates(1, false), rule: 'whole-order' })).toBe(15_000);
    expect(shippingOf({ rule: 'never' })).toBe(0);
  });

  test('shipping is refunded once', () => {
    expect(shippingOf({ wasShippingRefunded: true })).toBe(0);
    expect(shippingOf({ lines: [], earlier: plates(2, true) })).toBe(0);
  });
});

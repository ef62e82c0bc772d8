import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeGroups, priceCart } from './price-cart.ts';
import { type OrderedLine, priceChange } from './price-change.ts';
import { defaultRules } from './pricing-rules.ts';

const ordered: readonly OrderedLine[] = [
  { productId: 'plate', quantity: 1, unitPrice: 100_000, togetherDiscount: 15_000, togetherWith: 'plate' },
  { productId: 'cup', quantity: 1, unitPrice: 50_000, togetherDiscount: 7_500, togetherWith: 'plate' },
];
const change = { ordered, promo: null, destination: null, priceOf: () => 80_000 };
const price = (quantities: Readonly<Record<string, number>>, overrides: object = {}) =>
  priceChange(
    {
      ...change,
      requested: Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity })),
      ...overrides,
    },
    defaultRules,
  );

describe('a changed order', () => {
  test('charges the given price per item', () => {
    expect(price({ plate: 2, bowl: 1 }).subtotal).toBe(240_000);
  });

  test('keeps the discount of a group until a member is removed', () => {
    expect(price({ plate: 1, cup: 1 }).togetherDiscount).toBe(24_000);
    expect(price({ plate: 1, bowl: 1 }).togetherDiscount).toBe(0);
  });

  test('treats the discounted lines of an order without stored groups as one group', () => {
    const old = ordered.map(({ togetherWith: _, ...line }) => line);
    expect(price({ plate: 1, cup: 1 }, { ordered: old }).togetherDiscount).toBe(24_000);
    expect(price({ cup: 1 }, { ordered: old }).togetherDiscount).toBe(0);
  });

  test('keeps its promo code from the minimum purchase on', () => {
    const promo = { code: 'TEN', discountType: 'percentage', discountValue: 10, minPurchase: 160_000 } as const;
    expect(price({ bowl: 2 }, { promo })).toMatchObject({ promoDiscount: 16_000, promo: { code: 'TEN' } });
    expect(price({ bowl: 1 }, { promo })).toMatchObject({ promoDiscount: 0, promo: null });
  });

  test('keeps its price without a change, for any cart', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      togetherWith: fc.constantFrom('0', '1', undefined),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.subarray(['0', '1', '2', '3']), (drawn, group) => {
        const lines = drawn.map((each, index) => ({ ...each, productId: String(index) }));
        const togetherGroups = new Map([
          ['0', group],
          ['1', ['1', '2']],
        ] as const);
        const quote = priceCart({ lines, togetherGroups }, defaultRules);
        const anchors = new Map(
          [...completeGroups({ lines, togetherGroups })].flatMap(([anchor, members]) =>
            members.map(({ productId }) => [productId, anchor] as const),
          ),
        );
        const stored = quote.lines.map((each) => {
          const togetherWith = anchors.get(each.productId);
          return togetherWith === undefined ? each : { ...each, togetherWith };
        });
        const priceOf = (id: string) => lines[Number(id)]?.unitPrice ?? 0;
        const again = { ordered: stored, requested: stored, priceOf, promo: null, destination: null };
        expect(priceChange(again, defaultRules)).toEqual(quote);
      }),
    );
  });
});

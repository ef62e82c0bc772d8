import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesToRestock, priceOfLines, type RefundableOrder, type RefundLine } from './refund-price.ts';

/** Two plates of 1,250 EGP and three cups of 890 EGP, 14 % tax, 150 EGP shipping. */
const order: RefundableOrder = {
  items: [
    { productId: 'plate', quantity: 2, lineTotal: 250_000, togetherDiscount: 0 },
    { productId: 'cup', quantity: 3, lineTotal: 267_000, togetherDiscount: 0 },
  ],
  subtotal: 517_000,
  bundleDiscount: 0,
  promoDiscount: 0,
  tax: 72_380,
  taxBase: 'after-discounts',
  shippingCost: 15_000,
  total: 604_380,
};

const lines = (quantities: Readonly<Record<string, number>>): RefundLine[] =>
  Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));

describe('the price of lines', () => {
  test('the price of lines includes their share of the tax and excludes shipping', () => {
    expect(priceOfLines(order, lines({ plate: 1 }))).toBe(142_500);
    expect(priceOfLines(order, lines({ cup: 3 }))).toBe(304_380);
    expect(priceOfLines(order, lines({ plate: 2, cup: 3 }))).toBe(589_380);
  });

  test('the price of lines ignores unknown products and excess quantities, and counts a product in two lines once', () => {
    expect(priceOfLines(order, [])).toBe(0);
    expect(priceOfLines(order, lines({ bowl: 3 }))).toBe(0);
    expect(priceOfLines(order, lines({ plate: 9 }))).toBe(285_000);
    expect(priceOfLines(order, [...lines({ plate: 1 }), ...lines({ plate: 1 })])).toBe(285_000);
  });

  test('the price of lines includes their share of a promo code', () => {
    // 10 % off the items; the tax is that of the discounted amount
    const reduced = { ...order, promoDiscount: 51_700, tax: 65_142, total: 545_442 };
    expect(priceOfLines(reduced, lines({ plate: 1 }))).toBe(Math.floor(142_500 * 0.9));
  });

  test('the price of lines includes the bundle discount only for items not bought together', () => {
    const [plate, cup] = order.items;
    const bought = {
      ...order,
      items: [{ ...(plate as NonNullable<typeof plate>), togetherDiscount: 25_000 }, cup as NonNullable<typeof cup>],
      bundleDiscount: 26_700,
      tax: 0,
      total: 517_000 - 25_000 - 26_700 + 15_000,
    };
    expect(priceOfLines(bought, lines({ plate: 2 }))).toBe(225_000);
    expect(priceOfLines(bought, lines({ cup: 3 }))).toBe(240_300);
  });

  test('the price of lines includes tax on the full price if tax is calculated before discounts', () => {
    const [plate, cup] = order.items;
    const items = [
      { ...(plate as NonNullable<typeof plate>), togetherDiscount: 50_000 },
      cup as NonNullable<typeof cup>,
    ];
    const total = order.total - 50_000;
    const before = { ...order, items, total, taxBase: 'before-discounts' as const };
    expect(priceOfLines(before, lines({ plate: 2 }))).toBe(200_000 + 35_000);
    const after = { ...before, taxBase: 'after-discounts' as const, tax: 65_380, total: total - 7_000 };
    expect(priceOfLines(after, lines({ plate: 2 }))).toBe(200_000 + 28_000);
  });

  test('the price of free lines is 0', () => {
    const free = { ...order, promoDiscount: 517_000, tax: 0, total: 15_000 };
    expect(priceOfLines(free, lines({ plate: 1 }))).toBe(0);
  });
});

const amount = fc.integer({ min: 1, max: 10_000_000 });
const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    items: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 20 }),
        unitPrice: amount,
        together: fc.integer({ min: 0, max: 15 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    bundle: fc.integer({ min: 0, max: 10 }),
    promo: fc.integer({ min: 0, max: 100 }),
    tax: fc.integer({ min: 0, max: 14 }),
    taxBase: fc.constantFrom('before-discounts' as const, 'after-discounts' as const),
    shippingCost: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ items: drafts, bundle, promo, tax: percent, taxBase, shippingCost }) => {
    const items = drafts.map(({ quantity, unitPrice, together }, index) => ({
      productId: String(index),
      quantity,
      lineTotal: quantity * unitPrice,
      togetherDiscount: Math.floor((quantity * unitPrice * together) / 100),
    }));
    const sum = (figure: (item: (typeof items)[number]) => number) =>
      items.reduce((all, item) => all + figure(item), 0);
    const subtotal = sum(({ lineTotal }) => lineTotal);
    const bundled = sum(({ lineTotal, togetherDiscount }) => (togetherDiscount === 0 ? lineTotal : 0));
    const bundleDiscount = Math.floor((bundled * bundle) / 100);
    const discounted = subtotal - bundleDiscount - sum(({ togetherDiscount }) => togetherDiscount);
    const promoDiscount = Math.floor((discounted * promo) / 100);
    const tax = Math.round(((taxBase === 'before-discounts' ? subtotal : discounted - promoDiscount) * percent) / 100);
    const total = discounted - promoDiscount + tax + shippingCost;
    return { items, subtotal, bundleDiscount, promoDiscount, tax, taxBase, shippingCost, total };
  });

test('refunds of single items in any order add up to the total without shipping, to the piastre, and none is negative', () => {
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), (bought, choices) => {
      const unreturned = bought.items.flatMap(({ productId, quantity }) => Array<string>(quantity).fill(productId));
      const returned: RefundLine[] = [];
      let back = 0;
      while (unreturned.length > 0) {
        const [choice] = choices.take(1);
        const [productId = ''] = unreturned.splice((choice ?? 0) % unreturned.length, 1);
        const next = [...returned, { productId, quantity: 1 }];
        const part = priceOfLines(bought, next) - priceOfLines(bought, returned);
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        back += part;
        expect(back).toBeLessThanOrEqual(bought.total - bought.shippingCost);
        returned.push({ productId, quantity: 1 });
      }
      expect(back).toBe(bought.total - bought.shippingCost);
    }),
  );
});

test('an item fully paid by a promo code has a price of 0, not less', () => {
  const paidByCode = {
    items: [
      { productId: 'plate', quantity: 7, lineTotal: 44_559_305, togetherDiscount: 1_336_779 },
      { productId: 'cup', quantity: 15, lineTotal: 56_043_960, togetherDiscount: 5_043_956 },
    ],
    subtotal: 100_603_265,
    bundleDiscount: 0,
    promoDiscount: 94_222_530,
    tax: 0,
    taxBase: 'before-discounts',
    shippingCost: 0,
    total: 0,
  } as const;
  for (let quantity = 1; quantity <= 15; quantity += 1) {
    expect(priceOfLines(paidByCode, [{ productId: 'cup', quantity }])).toBe(0);
    expect(priceOfLines(paidByCode, [{ productId: 'plate', quantity }])).toBe(0);
  }
});

describe('items to restock', () => {
  const ordered = lines({ plate: 2, cup: 3 });
  test('the lines of a refund are restocked', () => {
    expect(linesToRestock(ordered, [], lines({ plate: 1 }))).toEqual(lines({ plate: 1 }));
    expect(linesToRestock(ordered, [])).toEqual(ordered);
  });
  test('lines that were restocked before are not restocked again', () => {
    expect(linesToRestock(ordered, lines({ plate: 1 }), lines({ plate: 2 }))).toEqual(lines({ plate: 1 }));
    expect(linesToRestock(ordered, lines({ plate: 2, cup: 1 }))).toEqual(lines({ cup: 2 }));
    expect(linesToRestock(ordered, ordered)).toEqual([]);
  });
  test('at most the ordered quantity is restocked, and a product in two lines counts once', () => {
    expect(linesToRestock(ordered, [], [...lines({ plate: 2 }), ...lines({ plate: 2, bowl: 1 })])).toEqual(
      lines({ plate: 2 }),
    );
  });
});

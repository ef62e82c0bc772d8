import { beforeAll, describe, expect, test } from 'vitest';
import { issueCode, orderInputFor } from '#features/orders/testing/orders.ts';
import { type Example, toPrice } from '#features/pricing/testing/pricing-examples.ts';
import { ruleSets } from '#features/pricing/testing/pricing-rule-sets.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { messages } from '#generated/texts/en/governorates.gen.ts';
import { shopWithRules } from '#tests/support/shop/shop-with-rules.ts';

const world = shopWithRules();
/** The products of the shop, by their names in the examples. */
const products = new Map([
  ['a', 'plate-papyrus-01'],
  ['b', 'plate-nile-waves-01'],
  ['c', 'cup-tea-01'],
]);

beforeAll(async () => {
  const { body } = await world.shop.request<{ boughtTogether: Record<string, string[]> }>(
    '/cart-products?language=ar&ids=plate-lotus-01',
  );
  const group = body.boughtTogether['plate-lotus-01'] ?? [];
  for (const [index, name] of ['plate', 'cup', 'set'].entries()) products.set(name, group[index] ?? '');
});

let codes = 0;

const orderOf = async (example: Example, destination: Governorate) => {
  const { lines, promo } = toPrice(example);
  const { pool } = world.shop.database;
  for (const { productId, unitPrice } of lines) {
    await pool.query('update products set price = $2, original_price = null, stock = 1000 where id = $1', [
      products.get(productId),
      unitPrice,
    ]);
  }
  codes += 1;
  const promoCode = promo && `RULES-${codes}`;
  if (promoCode !== undefined) {
    await issueCode(world.shop, promoCode, {
      discount_type: promo?.discountType,
      discount_value: promo?.discountValue,
    });
  }
  const input = orderInputFor();
  return {
    ...input,
    paymentMethod: 'bank_transfer' as const,
    shipping: { ...input.shipping, city: messages.governorates[destination], postalCode: '00000' },
    lines: lines.map(({ productId, quantity, togetherWith }) => ({
      productId: products.get(productId) ?? '',
      quantity,
      ...(togetherWith === undefined ? {} : { togetherWith: products.get(togetherWith) ?? '' }),
    })),
    ...(promoCode === undefined ? {} : { promoCode }),
    expectedTotal: Math.round((example.figures.at(-1) ?? 0) * 100),
  };
};

describe.each(ruleSets)('orders with $name', ({ rules, examples }) => {
  beforeAll(() => world.saveRules(rules));

  test.each(examples)('$cart to $destination', async ({ destination, ...example }) => {
    const placed = await world.place(await orderOf(example, destination));
    expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
    const order = await world.read(placed.body.orderNumber);
    const figures = [
      order.subtotal,
      order.bundleDiscount,
      order.togetherDiscount,
      order.promoDiscount,
      order.shippingCost,
      order.tax,
      order.total,
    ];
    expect(figures.map((piastres) => piastres / 100)).toEqual(example.figures);
    expect([order.taxPercent, order.taxBase]).toEqual([rules.tax.percent, rules.tax.base]);
  });
});

import { expect, test } from 'vitest';
import type { ShopSettings } from '#core/settings/settings.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { linesOf, orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();

test('an order keeps the rate and the base of its tax when the owner changes them', async () => {
  const { shop, salma, place } = world;
  const admin = await shop.signUpAdmin();
  const changeTax = (tax: Partial<ShopSettings['tax']>) =>
    changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), { tax });

  await changeTax({ percent: 10, base: 'after-discounts' });
  // three lines get the bundle discount
  const lines = linesOf('plate-lotus-01', 'cup-tea-05', 'plate-arabesque-01');
  const { body } = await place(orderInputFor({ lines, expectedTotal: await totalOf(shop, salma.token, { lines }) }));
  await changeTax({ percent: 14, base: 'before-discounts' });

  const { body: order } = await shop.request<OrderView>(`/orders/${body.orderNumber}?language=en`, {
    token: salma.token,
  });
  expect(order).toMatchObject({ taxPercent: 10, taxBase: 'after-discounts' });
  expect(order.bundleDiscount).toBeGreaterThan(0);
  expect(order.tax).toBe(Math.round((order.subtotal - order.bundleDiscount) / 10));
});

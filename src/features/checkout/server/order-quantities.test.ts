import { expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { countRows, orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const world = shopWithCustomer();

test('an order above the maximum per line is refused at its quantity with a message and without side effects', async () => {
  const { shop, salma, place } = world;
  const lines = [
    { productId: 'plate-lotus-01', quantity: 5 },
    { productId: 'cup-tea-01', quantity: 6 },
  ];
  const early = orderInputFor({ lines, expectedTotal: await totalOf(shop, salma.token, { lines }) });
  const placed = await place(early);
  expect(placed.status).toBe(201);

  const admin = await shop.signUpAdmin();
  await changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), {
    service: { maxQuantity: 5 },
  });
  const before = await countRows(shop);
  const { status, body } = await shop.request('/orders', {
    body: { ...early, idempotencyKey: crypto.randomUUID() },
    token: salma.token,
  });
  const settings = { ...testSettings, service: { ...testSettings.service, maxQuantity: 5 } };
  const sentence = (language: 'ar' | 'en') => messagesOf(language, settings).notices.cart.limitExceeded.body;
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.data.issues).toEqual([
    {
      path: 'lines.1.quantity',
      code: 'cart.quantityMax',
      localizedMessage: { ar: sentence('ar'), en: sentence('en') },
    },
  ]);
  expect(sentence('en')).toBe('Maximum quantity is 5 per item');
  expect(await countRows(shop)).toEqual(before);

  // a retry of an order placed under the earlier limit still returns it
  expect((await place(early)).body.orderNumber).toBe(placed.body.orderNumber);
});

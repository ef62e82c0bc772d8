import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { issueCode, linesOf, orderInputFor, setStock, stockOf } from '#features/orders/testing/orders.ts';
import { linesOfQuantities as lines, orderChanges, totalOfGoods } from '#features/payments/testing/order-changes.ts';
import { refundableOrders } from '#features/payments/testing/refundable-orders.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

const plate = 'plate-lotus-01';
const cup = 'cup-tea-01';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let other: SignedIn;
let salma: SignedIn;
let orders: ReturnType<typeof refundableOrders>;
let changes: ReturnType<typeof orderChanges>;
let otherAdminsChanges: ReturnType<typeof orderChanges>;

beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  [admin, other, salma] = [await shop.signUpAdmin(), await shop.signUpAdmin(), await shop.signUp()];
  orders = refundableOrders(shop, admin, salma);
  changes = orderChanges(shop, admin);
  otherAdminsChanges = orderChanges(shop, other);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  for (const id of [plate, cup]) await setStock(shop, id, 50);
  shop.wait(3600);
});

const rowOf = async (id: string) =>
  (await shop.database.pool.query('select * from orders where id = $1', [id])).rows[0];
const orderOf = async (id: string, orderNumber: string) => {
  const path = `/admin/orders?language=ar&q=${orderNumber}`;
  const { body } = await shop.request<{ items: AdminOrder[] }>(path, { token: admin.token });
  return body.items.find((order) => order.id === id) as AdminOrder;
};
const usesOf = async (code: string) =>
  (await shop.database.pool.query('select current_uses from promo_codes where code = $1', [code])).rows[0].current_uses;

const PLATE = 125_000;

describe('a changed order', () => {
  test('changing quantities and lines moves stock and is recorded in history and audit log', async () => {
    const { id, orderNumber, total } = await orders.place({ lines: lines({ [plate]: 2 }) });
    const [plates, cups] = [await stockOf(shop, plate), await stockOf(shop, cup)];
    const { rows } = await shop.database.pool.query('select price from products where id = $1', [cup]);
    const expected = totalOfGoods(PLATE + 3 * Number(rows[0].price));
    const change = { lines: lines({ [plate]: 1, [cup]: 3 }) };
    const quoted = await changes.quote(id, change);
    expect(quoted.body).toMatchObject({ parts: ['lines'], kept: 0, toPay: expected, toGiveBack: 0, losesPromo: false });
    expect(quoted.body.quote.total).toBe(expected);
    expect(await rowOf(id)).toMatchObject({ total, version: 1 });
    const { status, body } = await changes.change(id, change);
    expect([status, body.total, body.version]).toEqual([200, expected, 2]);
    expect(body.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [plate, 1],
      [cup, 3],
    ]);
    expect([await stockOf(shop, plate), await stockOf(shop, cup)]).toEqual([plates + 1, cups - 3]);
    expect(body.history.at(-1)).toMatchObject({
      status: null,
      payment: null,
      content: {
        parts: ['lines'],
        pricedBy: 'order',
        linesBefore: [{ productId: plate, quantity: 2 }],
        linesAfter: [
          { productId: plate, quantity: 1 },
          { productId: cup, quantity: 3 },
        ],
        totalBefore: total,
        totalAfter: expected,
      },
    });
    const audited = await shop.database.pool.query('select action, details from audit_log where subject = $1', [
      orderNumber,
    ]);
    expect(audited.rows).toEqual([{ action: 'order.changed', details: { amount: expected - total, reason: 'lines' } }]);
    const moved = await shop.database.pool.query(
      `select product_id, quantity, changed_by from stock_movements where order_number = $1 and reason = 'order_change'
      order by product_id`,
      [orderNumber],
    );
    expect(moved.rows).toEqual([
      { product_id: cup, quantity: -3, changed_by: admin.userId },
      { product_id: plate, quantity: 1, changed_by: admin.userId },
    ]);
  });

  test('changing address and gift text applies the shipping fee of the order’s rules', async () => {
    const { id, total } = await orders.place();
    const shipping = {
      ...orderInputFor().shipping,
      address: '٣ شارع البحر الأعظم',
      city: 'الجيزة',
      postalCode: '12511',
    };
    const gift = { isGift: true, giftWrap: true, giftMessage: 'كل عام وأنتِ بخير' };
    const { status, body } = await changes.change(id, { shipping, gift });
    expect([status, body.total, body.giftMessage]).toEqual([200, total, gift.giftMessage]);
    expect(body.shipping).toMatchObject({ address: shipping.address, governorate: 'giza' });
    expect(body.history.at(-1)?.content?.parts).toEqual(['address', 'gift']);
    expect(await stockOf(shop, plate)).toBe(49);
  });

  test('a changed order is priced by its original or the current prices and rules', async () => {
    const { id } = await orders.place({ lines: lines({ [plate]: 2 }) });
    await shop.database.pool.query('update products set price = $2 where id = $1', [plate, PLATE + 10_000]);
    try {
      const change = { lines: lines({ [plate]: 1 }) };
      expect((await changes.quote(id, change)).body.quote.total).toBe(totalOfGoods(PLATE));
      const today = await changes.quote(id, { ...change, pricedBy: 'today' });
      expect(today.body.quote.total).toBe(totalOfGoods(PLATE + 10_000));
    } finally {
      await shop.database.pool.query('update products set price = $2 where id = $1', [plate, PLATE]);
    }
  });

  test('a changed order keeps its promo code above the minimum purchase and releases it below', async () => {
    await issueCode(shop, 'CHANGE-10', { min_purchase: 200_000 });
    const { id } = await orders.place({ lines: lines({ [plate]: 3 }), promoCode: 'CHANGE-10' });
    const { body: changed } = await changes.change(id, { lines: lines({ [plate]: 2 }) });
    expect([changed.promoCode, changed.promoDiscount, await usesOf('CHANGE-10')]).toEqual(['CHANGE-10', 25_000, 1]);
    const less = { version: 2, lines: lines({ [plate]: 1 }) };
    expect((await changes.quote(id, less)).body.losesPromo).toBe(true);
    const { body: lost } = await changes.change(id, less);
    expect([lost.promoCode, lost.promoDiscount, await usesOf('CHANGE-10')]).toEqual([null, 0, 0]);
  });

  test('a changed order keeps the bought-together discount while the group is complete', async () => {
    const { body } = await shop.request<{ boughtTogether: Record<string, string[]> }>(
      `/cart-products?language=ar&ids=${plate}`,
    );
    const [first = '', second = ''] = (body.boughtTogether[plate] ?? []).slice(1);
    const single = 'plate-papyrus-01';
    expect([first, second]).not.toContain(single);
    for (const product of [first, second, single]) await setStock(shop, product, 50);
    const group = [plate, first, second].map((productId) => ({ productId, quantity: 1, togetherWith: plate }));
    const { id, orderNumber } = await orders.place({ lines: group });
    const before = await orderOf(id, orderNumber);
    expect(before.togetherDiscount).toBeGreaterThan(0);
    const { body: more } = await changes.change(id, {
      lines: lines({ [plate]: 1, [first]: 1, [second]: 1, [single]: 1 }),
    });
    expect(more.togetherDiscount).toBe(before.togetherDiscount);
    const { body: less } = await changes.change(id, { version: 2, lines: lines({ [plate]: 1, [first]: 1 }) });
    expect([less.togetherDiscount, less.bundleDiscount]).toEqual([0, 0]);
  });

  test.each(contentLanguages)('a change is sent to the customer in one mail in %s', async (language) => {
    const placed = await orders.place({ language, lines: lines({ [plate]: 2 }) });
    const { body } = await changes.change(placed.id, { lines: lines({ [plate]: 1, [cup]: 1 }) });
    const t = serverTexts(language, testSettings).mail.orderChanged;
    const subject = t.subject({ orderNumber: placed.orderNumber });
    const mails = () =>
      server.mails.filter((mail) => mail.recipients.includes(salma.email) && mail.headers['subject'] === subject);
    await soon(() => expect(mails()).toHaveLength(1));
    const text = mails()[0]?.text ?? '';
    const money = (amount: number) => formatMoney(amount, language);
    const format = (quantity: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-EG').format(quantity);
    for (const part of [
      t.quantity({ before: format(2), after: format(1) }),
      t.added({ quantity: format(1) }),
      money(placed.total),
      money(body.total),
      isolateText(placed.orderNumber),
    ])
      expect(text).toContain(part);
  });
});

describe('a change', () => {
  test('changing a shipped, delivered or cancelled order is refused', async () => {
    const { id } = await orders.place();
    await orders.move(id, 'pending', 'processing');
    expect((await changes.quote(id, { lines: lines({ [plate]: 2 }) })).status).toBe(200);
    await orders.move(id, 'processing', 'shipped');
    const { status, body } = await changes.change(id, { lines: lines({ [plate]: 2 }) });
    expect([status, body.code, body.data]).toEqual([
      409,
      'ORDER_CHANGED',
      expect.objectContaining({ status: 'shipped' }),
    ]);
    const cancelled = await orders.place();
    await orders.move(cancelled.id, 'pending', 'cancelled');
    expect((await changes.change(cancelled.id, { lines: lines({ [plate]: 2 }) })).body.code).toBe('ORDER_CHANGED');
  });

  test('a change above the stock or the maximum per line is refused without side effects', async () => {
    const { id } = await orders.place();
    await setStock(shop, plate, 3);
    const { status, body } = await changes.save(id, {
      lines: lines({ [plate]: 5 }),
      expectedTotal: 1,
      expectedRetained: 0,
    });
    expect([status, body.code, body.data]).toEqual([409, 'OUT_OF_STOCK', expect.objectContaining({ available: 3 })]);
    expect((await changes.change(id, { lines: lines({ [plate]: 4 }) })).status).toBe(200);
    expect(await stockOf(shop, plate)).toBe(0);
    const above = await changes.quote(id, { version: 2, lines: lines({ [plate]: 101 }) });
    expect([above.status, above.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const unknown = await changes.quote(id, {
      version: 2,
      lines: [...lines({ [plate]: 1 }), ...linesOf('plate-nothing-99')],
    });
    expect(unknown.body.code).toBe('PRODUCT_NOT_FOUND');
    expect(await rowOf(id)).toMatchObject({ version: 2 });
  });

  test('a change based on an outdated total or payment is refused', async () => {
    const { id, total } = await orders.placePaid();
    const change = { lines: lines({ [plate]: 2 }), expectedTotal: total, expectedRetained: total };
    const { status, body } = await changes.save(id, change);
    expect([status, body.code, body.data['total']]).toEqual([409, 'TOTAL_CHANGED', totalOfGoods(2 * PLATE)]);
    const unpaid = { ...change, expectedTotal: totalOfGoods(2 * PLATE), expectedRetained: 0 };
    expect((await changes.save(id, unpaid)).body).toMatchObject({
      code: 'ORDER_CHANGED',
      data: { paymentStatus: 'paid' },
    });
    expect(await rowOf(id)).toMatchObject({ version: 1, total });
  });

  test('a change by the second of two admins is refused with the first one’s order', async () => {
    const { id } = await orders.place();
    const one = { lines: lines({ [plate]: 2 }), expectedTotal: totalOfGoods(2 * PLATE), expectedRetained: 0 };
    const two = { lines: lines({ [plate]: 3 }), expectedTotal: totalOfGoods(3 * PLATE), expectedRetained: 0 };
    const responses = await Promise.all([changes.save(id, one), otherAdminsChanges.save(id, two)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    const saved = responses.find(({ status }) => status === 200);
    expect(refused?.body.code).toBe('ORDER_EDITED');
    expect(refused?.body.data['current']).toMatchObject({ version: 2, total: saved?.body.total });
    expect(await stockOf(shop, plate)).toBe(50 - Number(saved?.body.items[0]?.quantity));
  });

  test('changing partly returned lines is refused', async () => {
    const { id, total } = await orders.placePaid({ lines: lines({ [plate]: 2 }) });
    const { amount } = await orders.quote(id, lines({ [plate]: 1 }));
    await orders.refund(id, { amount, lines: lines({ [plate]: 1 }), expectedRefundable: total, restock: true });
    const change = { lines: lines({ [plate]: 1 }) };
    expect((await changes.quote(id, change)).body.code).toBe('ORDER_PARTLY_RETURNED');
    const saved = await changes.save(id, { ...change, expectedTotal: totalOfGoods(PLATE), expectedRetained: total });
    expect(saved.body.code).toBe('ORDER_PARTLY_RETURNED');
    const gift = { isGift: true, giftWrap: false, giftMessage: null };
    expect((await changes.change(id, { gift })).status).toBe(200);
  });

  test('a change without differences leaves version, history and mails unchanged', async () => {
    const { id, orderNumber } = await orders.place();
    const { status, body } = await changes.change(id, {
      lines: lines({ [plate]: 1 }),
      shipping: orderInputFor().shipping,
    });
    expect([status, body.version, body.history.length]).toEqual([200, 1, 1]);
    expect((await orderOf(id, orderNumber)).history).toHaveLength(1);
  });
});

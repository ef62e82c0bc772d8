import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { issueCode, linesOf, orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let other: SignedIn;
let customer: SignedIn;

const newAdmin = async (name: string) => {
  const made = await shop.signUp({ data: { name, phone: '01001234567', dob: '1990-05-17' } });
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [made.userId]);
  return made;
};

beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  admin = await newAdmin('منى عبد الرحمن');
  other = await newAdmin('Karim Naguib');
});
afterAll(async () => {
  // two paid orders are cancelled without a refund
  const owed = { message: 'payment issue opened', fields: expect.objectContaining({ kind: 'owed_back' }) };
  expect(shop.logged).toEqual([owed, owed]);
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  customer = await shop.signUp();
});

const placeOrder = async (overrides: Partial<PlaceOrder> = {}): Promise<{ id: string; orderNumber: string }> => {
  const input = orderInputFor({ ...overrides, expectedTotal: await totalOf(shop, customer.token, overrides) });
  const { body } = await shop.request<{ orderNumber: string }>('/orders', { body: input, token: customer.token });
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [body.orderNumber]);
  return { id: rows[0].id, orderNumber: body.orderNumber };
};

const change =
  (what: 'status' | 'payment-status') =>
  (id: string, from: string, to: string, { token } = admin) =>
    shop.request<AdminOrder & Pick<Refused, 'code' | 'data'>>(`/admin/orders/${id}/${what}`, {
      method: 'PUT',
      body: { from, to, language: 'ar' },
      token,
    });
const move = change('status');
const settle = change('payment-status');

const usesOf = async (code: string) =>
  (await shop.database.pool.query('select current_uses from promo_codes where code = $1', [code])).rows[0].current_uses;

const allSent = () =>
  soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

describe('an order', () => {
  test('an order passes through all statuses, with the admin of each change in its history', async () => {
    const { id } = await placeOrder();
    await move(id, 'pending', 'processing');
    await settle(id, 'pending', 'paid', other);
    await move(id, 'processing', 'shipped', other);
    const { status, body } = await move(id, 'shipped', 'delivered');
    expect([status, body.status, body.paymentStatus]).toEqual([200, 'delivered', 'paid']);
    expect(body.history.map(({ by, status: became, payment }) => [by, became ?? payment])).toEqual([
      ['سلمى حسن', 'pending'],
      ['منى عبد الرحمن', 'processing'],
      ['Karim Naguib', 'paid'],
      ['Karim Naguib', 'shipped'],
      ['منى عبد الرحمن', 'delivered'],
    ]);
  });

  test('each status change is recorded in the audit log with its admin', async () => {
    const { id, orderNumber } = await placeOrder();
    await move(id, 'pending', 'processing');
    await settle(id, 'pending', 'paid', other);
    await move(id, 'pending', 'cancelled');
    const { rows } = await shop.database.pool.query(
      'select admin_id, action, details from audit_log where subject = $1 order by created_at',
      [orderNumber],
    );
    expect(rows).toEqual([
      { admin_id: admin.userId, action: 'order.status_changed', details: { from: 'pending', to: 'processing' } },
      { admin_id: other.userId, action: 'order.payment_status_changed', details: { from: 'pending', to: 'paid' } },
    ]);
  });

  test('status changes refuse impossible transitions and unknown orders', async () => {
    const { id } = await placeOrder();
    for (const [from, to] of [
      ['pending', 'shipped'],
      ['pending', 'pending'],
      ['delivered', 'cancelled'],
      ['cancelled', 'pending'],
      ['pending', 'lost'],
    ] as const) {
      expect((await move(id, from, to)).body, `${from} ${to}`).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    for (const [from, to] of [
      ['pending', 'refunded'],
      ['refunded', 'paid'],
      ['paid', 'paid'],
    ] as const) {
      expect((await settle(id, from, to)).body, `${from} ${to}`).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    const unknownId = '3f0a4c9e-0000-4000-8000-000000000000';
    expect((await move(unknownId, 'pending', 'processing')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await settle(unknownId, 'pending', 'paid')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await move(id, 'pending', 'processing', customer)).body.code).toBe('ADMIN_REQUIRED');
  });

  test('concurrent status changes apply once; the others get the current status', async () => {
    const { id } = await placeOrder();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => move(id, 'pending', 'processing')),
      ...Array.from({ length: 4 }, () => move(id, 'pending', 'cancelled', other)),
    ]);
    const [done, ...more] = responses.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    for (const { status, body } of responses.filter((response) => response !== done)) {
      expect([status, body.code, body.data]).toMatchObject([
        409,
        'ORDER_CHANGED',
        { status: done?.body.status, paymentStatus: done?.body.status === 'cancelled' ? 'nothing_due' : 'pending' },
      ]);
    }
    expect(done?.body.history).toHaveLength(2);
    // on an order that no earlier call has cancelled
    const { id: unpaid } = await placeOrder();
    const paid = await Promise.all([settle(unpaid, 'pending', 'paid'), settle(unpaid, 'pending', 'paid', other)]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('an order can be marked as unpaid again, and refunded irrevocably', async () => {
    const { id } = await placeOrder();
    await settle(id, 'pending', 'paid');
    expect((await settle(id, 'paid', 'pending')).body.paymentStatus).toBe('pending');
    await settle(id, 'pending', 'paid');
    const { body } = await settle(id, 'paid', 'refunded');
    expect(body.history.map(({ payment }) => payment)).toEqual([null, 'paid', 'pending', 'paid', 'refunded']);
  });
});

describe('a cancelled order', () => {
  test('cancelling an unpaid order restores stock and promo code once without stock notifications', async () => {
    await issueCode(shop, 'ONCE', { max_uses: 1 });
    await setStock(shop, 'cup-tea-01', 2);
    await setStock(shop, 'plate-lotus-01', 9);
    const { id } = await placeOrder({
      lines: [{ productId: 'cup-tea-01', quantity: 2 }, ...linesOf('plate-lotus-01')],
      promoCode: 'ONCE',
    });
    expect([await stockOf(shop, 'cup-tea-01'), await stockOf(shop, 'plate-lotus-01'), await usesOf('ONCE')]).toEqual([
      0, 8, 1,
    ]);
    const email = 'waits@example.com';
    await shop.request('/stock-notifications', { body: { productId: 'cup-tea-01', email } });

    await Promise.all([move(id, 'pending', 'cancelled'), move(id, 'pending', 'cancelled', other)]);
    expect([await stockOf(shop, 'cup-tea-01'), await stockOf(shop, 'plate-lotus-01'), await usesOf('ONCE')]).toEqual([
      2, 9, 0,
    ]);
    await placeOrder({ promoCode: 'ONCE' });
    expect(await usesOf('ONCE')).toBe(1);
    expect(server.mails.filter(({ recipients }) => recipients.includes(email))).toEqual([]);
  });

  test('a refused cancellation changes nothing', async () => {
    const { id } = await placeOrder();
    const stock = await stockOf(shop, 'plate-lotus-01');
    await move(id, 'pending', 'processing');
    expect((await move(id, 'pending', 'cancelled')).body.code).toBe('ORDER_CHANGED');
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(stock);
  });
});

test('an order of a deleted account can be changed and sends no mail', async () => {
  const { id } = await placeOrder();
  await shop.database.pool.query(
    `update orders set user_id = null, gift_message = null,
       shipping_info = '{"fullName":"","email":"","phone":"","address":"","city":"القاهرة","postalCode":""}'
     where id = $1`,
    [id],
  );
  await allSent();
  const before = server.mails.length;
  expect((await move(id, 'pending', 'processing')).body.status).toBe('processing');
  await allSent();
  expect(server.mails).toHaveLength(before);
});

test.each(contentLanguages)(
  'the customer of an order in %s gets one mail for each change, in its language',
  async (language) => {
    const { email } = customer;
    await allSent();
    const before = server.mails.length;
    const { id, orderNumber } = await placeOrder({ language });
    await move(id, 'pending', 'processing');
    await move(id, 'pending', 'processing');
    await move(id, 'processing', 'shipped');
    await settle(id, 'pending', 'paid');
    await move(id, 'shipped', 'cancelled');
    await allSent();
    const t = serverTexts(language, testSettings).mail.order;
    const mails = server.mails.slice(before).filter(({ recipients }) => recipients.includes(email));
    const subjects = mails.map(({ headers }) => headers['subject']);
    const about = { orderNumber, total: '', deliveryDate: '' };
    const steps = (['pending', 'processing', 'shipped', 'cancelled'] as const).map((step) => t[step].subject(about));
    expect(subjects.toSorted()).toEqual(steps.toSorted());
    for (const mail of mails) expect(mail.headers['content-language']).toBe(language);
    const cancelled = mails.find(({ headers }) => headers['subject'] === t.cancelled.subject(about));
    expect(cancelled?.text).toContain(t.sentence({ subject: t.cancelled.subject(about) }));
    expect(cancelled?.text).toContain(`/order-confirmation/${orderNumber}`);
  },
);

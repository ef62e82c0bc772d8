import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { deleteOldBulkRuns } from '#features/bulk-runs/server/bulk-runs.ts';
import { courierOf, placeProcessingOrder } from '#features/fulfillment/testing/shipments.ts';
import { stockOf } from '#features/orders/testing/orders.ts';
import { registry } from '#generated/server.gen.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { type BulkPreview, orderBulkActionNames } from '../bulk-orders.admin.contract.ts';
import { bulkRunsOf, holdOrder, waitForHeldRow } from '../testing/bulk-runs.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let runs: ReturnType<typeof bulkRunsOf>;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  [admin, customer] = [await shop.signUpAdmin(), await shop.signUp()];
  runs = bulkRunsOf(shop, admin);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

const post = <Body>(path: string, body: object, token = admin.token) =>
  shop.request<Body & Refused>(`/admin/${path}`, { body, token });

const noRefunds = { byGateway: 0, byHand: 0 };

/** Places an order in this state. */
const placeIn = async (status: string, overrides: Parameters<typeof placeProcessingOrder>[2] = {}) => {
  const order = await placeProcessingOrder(shop, customer, { language: 'en', ...overrides });
  await shop.database.pool.query('update orders set status = $2 where id = $1', [order.id, status]);
  return order;
};

const mailsAfter = async (count: number) => {
  await soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });
  return server.mails.slice(count).filter(({ recipients }) => recipients.includes(customer.email));
};

test('each bulk action of the contract is defined, and no other one on orders', () => {
  const defined = registry.bulkActions.map(({ name }) => name).filter((name) => name.startsWith('orders.'));
  expect(defined.toSorted()).toEqual(orderBulkActionNames.toSorted());
});

test('selected orders are packed and shipped together, with the number of mails in the preview', async () => {
  const courierId = await courierOf(shop);
  const orders = [await placeIn('processing'), await placeIn('processing'), await placeIn('pending')];
  const ids = orders.map(({ id }) => id);
  const pack = { action: 'orders.pack', courierId } as const;
  const packed = await runs.run(ids, pack);
  expect(packed).toMatchObject({ done: 2, refused: 1, total: 3, refusals: [{ name: orders[2]?.orderNumber }] });
  expect(packed.refusals[0]?.reason?.en).toContain('being prepared');
  expect((await runs.run(ids, pack)).done).toBe(0);
  const { body: packable } = await post<BulkPreview>('order-bulk-previews', { ids, action: 'orders.pack' });
  expect(packable).toMatchObject({ orders: 0 });

  await mailsAfter(0);
  const before = server.mails.length;
  const { body: preview } = await post<BulkPreview>('order-bulk-previews', { ids, action: 'orders.ship' });
  expect(preview).toEqual({ orders: 2, mails: 2, amount: 0, refunds: noRefunds });
  const moved = await runs.run(ids, { action: 'orders.ship' });
  expect(moved).toMatchObject({ done: 2, refused: 1 });
  expect(await mailsAfter(before)).toHaveLength(2);
  const { rows } = await shop.database.pool.query('select state from shipments where order_id = any ($1)', [ids]);
  expect(rows).toEqual([{ state: 'handed_over' }, { state: 'handed_over' }]);
});

test('orders with another status are refused with a reason that names it in both languages', async () => {
  const ids = [];
  for (const status of ['pending', 'shipped', 'cancelled']) ids.push((await placeIn(status)).id);
  const { refusals } = await runs.run(ids, { action: 'orders.ship' });
  expect(refusals.map(({ reason }) => reason?.en)).toEqual([
    'It is “Pending”; this is possible only for an order that is “Processing”.',
    'It is “Shipped” already.',
    'It is “Cancelled”; this is possible only for an order that is “Processing”.',
  ]);
  expect(refusals[0]?.reason?.ar).toBe('حالته «قيد الانتظار»، ولا يصح هذا إلا لطلب حالته «قيد التجهيز».');
});

test('an unknown order is refused and the others are changed', async () => {
  const { id } = await placeIn('processing');
  const unknown = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const run = await runs.run([unknown, id, id], { action: 'orders.ship' });
  expect(run).toMatchObject({ total: 2, done: 1, refusals: [{ name: null, reason: { en: 'Order not found' } }] });
});

test('the amount due of each order is recorded as paid; paid and cancelled ones are refused', async () => {
  const [cash, cancelled] = [await placeIn('shipped'), await placeIn('cancelled')];
  const transfer = await placeIn('processing', { paymentMethod: 'bank_transfer' });
  const ids = [cash.id, transfer.id, cancelled.id];
  await mailsAfter(0);
  const before = server.mails.length;
  const { body: preview } = await post<BulkPreview>('order-bulk-previews', { ids, action: 'orders.pay' });
  expect(preview).toEqual({ orders: 2, mails: 1, amount: cash.total + transfer.total, refunds: noRefunds });
  expect(await runs.run(ids, { action: 'orders.pay' })).toMatchObject({
    done: 2,
    refusals: [{ name: cancelled.orderNumber, reason: { en: 'This order can no longer be paid.' } }],
  });
  expect(await mailsAfter(before)).toHaveLength(1);
  const { rows } = await shop.database.pool.query(
    `select payment_status as status, paid_amount::int as paid from orders where id = any ($1) order by id = $2`,
    [ids.slice(0, 2), transfer.id],
  );
  expect(rows).toEqual([cash, transfer].map(({ total }) => ({ status: 'paid', paid: total })));
  const again = await runs.run([cash.id], { action: 'orders.pay' });
  expect(again.refusals.map(({ reason }) => reason?.en)).toEqual(['This order is paid already.']);
});

test('cancelled orders restock their items and owe what was paid by hand; shipped and delivered ones are refused', async () => {
  const [paid, open] = [await placeIn('processing'), await placeIn('pending')];
  const [shipped, delivered] = [await placeIn('shipped'), await placeIn('delivered')];
  await runs.run([paid.id], { action: 'orders.pay' });
  const ids = [paid.id, open.id, shipped.id, delivered.id];
  const stock = await stockOf(shop, 'plate-lotus-01');
  const { body: preview } = await post<BulkPreview>('order-bulk-previews', { ids, action: 'orders.cancel' });
  expect(preview).toEqual({ orders: 2, mails: 2, amount: 0, refunds: { byGateway: 0, byHand: paid.total } });
  const cancelled = await runs.run(ids, { action: 'orders.cancel', refund: true });
  expect(cancelled).toMatchObject({
    done: 2,
    refusals: [
      {
        name: shipped.orderNumber,
        reason: {
          ar: 'قطع هذا الطلب مع شركة الشحن. ألغِه من صفحته.',
          en: 'Its goods are with the courier. Cancel it on its own page.',
        },
      },
      { reason: { ar: 'سُلّم هذا الطلب، فلا يُلغى.', en: 'It was delivered, so it cannot be cancelled.' } },
    ],
  });
  expect(await stockOf(shop, 'plate-lotus-01')).toBe(stock + 2);
  const { rows } = await shop.database.pool.query('select refunded_amount::int as refunded from orders where id = $1', [
    paid.id,
  ]);
  expect(rows).toEqual([{ refunded: 0 }]);
  const owed = await post<{ ids: string[] }>('order-selections', { payment: 'owed' });
  expect(owed.body.ids).toEqual([paid.id]);
  expect(shop.logged.splice(0)).toEqual([
    {
      message: 'payment issue opened',
      fields: expect.objectContaining({ kind: 'owed_back', subject: paid.orderNumber }),
    },
  ]);
});

test('a cancellation with refunds needs the permission to refund', async () => {
  const clerk = await shop.signUpAdmin('orders');
  const { id } = await placeIn('processing');
  const refused = await bulkRunsOf(shop, clerk).start([id], { action: 'orders.cancel', refund: true });
  expect(refused.body.code).toBe('PERMISSION_REQUIRED');
  expect(await bulkRunsOf(shop, clerk).run([id], { action: 'orders.cancel', refund: false })).toMatchObject({
    done: 1,
  });
});

test.each([
  ['no order', []],
  ['more than 5,000 orders', Array.from({ length: 5001 }, () => '0f8fad5b-d9cb-469f-a165-70867728950e')],
  ['an invalid id', ['1']],
])('a bulk action on %s is refused', async (_, ids) => {
  expect((await runs.start(ids, { action: 'orders.ship' })).body.code).toBe('VALIDATION_FAILED');
});

test('an order with a waiting transfer proof is neither counted nor marked as paid', async () => {
  const { id, total } = await placeIn('pending', { paymentMethod: 'bank_transfer' });
  const { pool } = shop.database;
  await pool.query(
    `insert into transfer_proofs (order_id, upload_hash, picture_hash, state, created_at)
     values ($1, sha256('upload'), sha256('picture'), 'sent', now())`,
    [id],
  );
  const { body: preview } = await post<BulkPreview>('order-bulk-previews', { ids: [id], action: 'orders.pay' });
  expect(preview).toMatchObject({ orders: 0, amount: 0 });
  const { refusals } = await runs.run([id], { action: 'orders.pay' });
  expect(refusals.map(({ reason }) => reason?.en)).toEqual(['Check the transfer proof of this order first.']);
  const { rows } = await pool.query(
    `select paid_amount::int as paid, total::int, state from orders join transfer_proofs on order_id = orders.id where orders.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ paid: 0, total, state: 'sent' }]);
});

test('a payment is refused when the amount due has changed since the confirmation', async () => {
  const order = await placeIn('processing');
  const held = await holdOrder(shop, order.id);
  const { body } = await runs.start([order.id], { action: 'orders.pay' });
  await waitForHeldRow(shop, body.id, 0);
  await held.release('update orders set waived_amount = 10000 where id = $1');
  await runs.finish();
  const due = formatMoney(order.total - 10_000, 'en');
  expect((await runs.rows(body.id, 'refused')).map(({ reason }) => reason?.en)).toEqual([
    `The amount due has changed to ${due}. Check the order, then mark it as paid on its own page.`,
  ]);
});

test('a repeated request returns its run although the courier is retired since', async () => {
  const courierId = await courierOf(shop, 'Aramex');
  const pack = { action: 'orders.pack', courierId } as const;
  const ids = [(await placeIn('processing')).id];
  const key = randomUUID();
  const { body } = await runs.start(ids, pack, key);
  await runs.finish();
  await shop.database.pool.query('update couriers set is_active = false where id = $1', [courierId]);
  expect((await runs.start(ids, pack, key)).body).toMatchObject({ id: body.id, done: 1 });
  expect((await runs.start(ids, pack)).body.code).toBe('COURIER_NOT_IN_USE');
});

test('an admin starts up to 60 bulk actions per hour', async () => {
  const { pool } = shop.database;
  const other = bulkRunsOf(shop, await shop.signUpAdmin());
  const ids = [(await placeIn('processing')).id];
  await pool.query(`delete from request_limits`);
  const key = randomUUID();
  expect((await other.start(ids, { action: 'orders.ship' }, key)).status).toBe(200);
  await other.finish();
  await pool.query(`update request_limits set points = 60 where key like 'bulkAction:%'`);
  expect((await other.start(ids, { action: 'orders.ship' })).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await other.start(ids, { action: 'orders.ship' }, key)).body).toMatchObject({ state: 'done', done: 1 });
});

test('runs are deleted a month after their start', async () => {
  const { id } = await runs.run([(await placeIn('processing')).id], { action: 'orders.ship' });
  const days = (count: number) => ({ ...shop.context, clock: () => new Date(Date.now() + count * 86_400_000) });
  await shop.database.pool.query(
    `insert into bulk_runs (admin_id, idempotency_key, action, input, state, total, created_at)
     select $1, gen_random_uuid(), 'orders.ship', '{}', 'done', 0, now() from generate_series(1, 250)`,
    [admin.userId],
  );
  await deleteOldBulkRuns(days(29));
  expect((await runs.rows(id, 'done')).length).toBe(1);
  await deleteOldBulkRuns(days(31));
  expect(await runs.latest()).toBeNull();
});

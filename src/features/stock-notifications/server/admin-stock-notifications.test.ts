import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStock } from '#features/orders/testing/orders.ts';
import { runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { listNotificationProducts, listNotifications } from '../testing/list-notifications.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(() => runWithoutLimits(shop.database, 'delete from stock_notifications'));

const callAdmin = <Body>(path: string, method = 'GET', body?: object) =>
  shop.request<Body>(`/admin/${path}`, { method, body, token: admin.token });
const listAlerts = (query = '') => listNotifications(shop, admin, query);
const listProducts = (query = '') => listNotificationProducts(shop, admin, query);
const sendNotifications = <Body = { notified: number }>(id: string) =>
  callAdmin<Body>(`stock-notifications/products/${id}/send`, 'PUT');

/** Adds `count` notifications of a product, every third of them sent. */
const insertNotifications = (productId: string, count: number) =>
  shop.database.pool.query(
    `insert into stock_notifications (email, product_id, notified, language, created_at)
     select 'visitor-' || n || '@example.com', $1, n % 3 = 0, 'en', timestamptz '2026-03-14 10:00Z' + n * interval '1 second'
     from generate_series(1, $2::integer) n`,
    [productId, count],
  );

describe('admin stock notifications', () => {
  test('count pending and sent notifications of each product', async () => {
    await insertNotifications('plate-lotus-01', 7);
    await insertNotifications('cup-tea-01', 1);
    const { items, count } = await listProducts();
    expect(count).toBe(2);
    expect(items).toMatchObject([
      { id: 'plate-lotus-01', pending: 5, notified: 2, isArchived: false },
      { id: 'cup-tea-01', pending: 1, notified: 0 },
    ]);
    expect((await listProducts('?after=plate-lotus-01')).items.map(({ id }) => id)).toEqual(['cup-tea-01']);
  });

  test('stock notifications are listed newest first, page by page, each once, and filtered by product and status', async () => {
    await insertNotifications('plate-lotus-01', 30);
    await insertNotifications('cup-tea-01', 3);
    const first = await listAlerts();
    const second = await listAlerts(`?after=${first.next}`);
    expect([first.items.length, first.count, second.items.length, second.next]).toEqual([20, 33, 13, null]);
    const moments = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(33);
    expect(first.items[0]).toMatchObject({ email: 'visitor-30@example.com', status: 'notified', language: 'en' });
    expect((await listAlerts('?productId=cup-tea-01')).count).toBe(3);
    expect((await listAlerts('?productId=plate-lotus-01&status=pending')).count).toBe(20);
    expect((await listAlerts('?status=notified')).count).toBe(11);
  });

  test('stock notifications are sent once on request while the product is in stock', async () => {
    await insertNotifications('cup-tea-01', 3);
    await setStock(shop, 'cup-tea-01', 0);
    expect((await sendNotifications<Refused>('cup-tea-01')).body.code).toBe('OUT_OF_STOCK');
    expect((await sendNotifications<Refused>('cup-of-gold')).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await listAlerts('?status=pending')).count).toBe(2);
    await setStock(shop, 'cup-tea-01', 2);
    const responses = await Promise.all([sendNotifications('cup-tea-01'), sendNotifications('cup-tea-01')]);
    expect(responses.map(({ body }) => body.notified).sort()).toEqual([0, 2]);
    expect((await listAlerts('?status=pending')).count).toBe(0);
    expect((await listProducts()).items).toMatchObject([{ pending: 0, notified: 3 }]);
    const { rows } = await shop.database.pool.query(
      `select details from audit_log where action = 'stock_notifications.sent' order by details`,
    );
    expect(rows.map(({ details }) => details.count).sort()).toEqual([0, 2]);
  });

  test('the list of stock notifications refuses invalid filters', async () => {
    for (const path of [
      'stock-notifications?status=sent',
      'stock-notifications?after=1',
      'stock-notifications?productId=No%20Id',
      'stock-notifications/products?q=1',
    ]) {
      expect([path, (await callAdmin<Refused>(path)).body.code]).toEqual([path, 'VALIDATION_FAILED']);
    }
  });
});

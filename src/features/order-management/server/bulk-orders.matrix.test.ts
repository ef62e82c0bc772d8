import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { bulkRunsOf } from '../testing/bulk-runs.ts';

let server: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

test('5,000 orders are selected, previewed, and changed once in several chunks', async () => {
  const { database } = shop;
  await insertManyOrders(database, 5200);
  await database.pool.query(`update orders set status = 'processing'`);
  const admin = await shop.signUpAdmin();
  const runs = bulkRunsOf(shop, admin);
  const post = <Body>(path: string, body: object) => shop.request<Body>(`/admin/${path}`, { body, token: admin.token });

  const { body: selection } = await post<{ ids: string[]; isComplete: boolean }>('order-selections', {
    status: 'processing',
  });
  expect(selection).toMatchObject({ isComplete: false });
  expect(selection.ids).toHaveLength(5000);
  const { body: hidden } = await post<{ ids: string[] }>('order-selections/hidden', {
    ids: selection.ids,
    status: 'shipped',
  });
  expect(hidden.ids).toHaveLength(5000);
  const { body: preview } = await post('order-bulk-previews', { ids: selection.ids, action: 'orders.ship' });
  expect(preview).toEqual({ orders: 5000, mails: 0, amount: 0, refunds: { byGateway: 0, byHand: 0 } });

  await runs.start(selection.ids, { action: 'orders.ship' });
  await expect.poll(async () => (await runs.latest())?.state, { timeout: 280_000, interval: 1000 }).toBe('done');
  expect(await runs.latest()).toMatchObject({ total: 5000, done: 5000, refused: 0 });
  const { rows } = await database.pool.query(
    `select count(*)::int as changes, count(distinct order_id)::int as orders from order_status_changes
     where to_status = 'shipped'`,
  );
  expect(rows).toEqual([{ changes: 5000, orders: 5000 }]);

  const { body: page } = await post<{ csv: string; next: string | null }>('orders/export', { ids: selection.ids });
  expect(page.next).not.toBeNull();
});

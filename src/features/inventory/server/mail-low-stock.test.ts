import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#features/admin/dashboard.admin.contract.ts';
import { setStock } from '#features/orders/testing/orders.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { checkStock, countStockDiscrepancies } from './check-stock.ts';
import { mailLowStock } from './mail-low-stock.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

describe('the low-stock mail', () => {
  const mails = () => server.mails.filter(({ recipients }) => recipients.includes('stock@example.com'));

  test('names all products that have become low since the last one, each once until restocked', async () => {
    await changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), {
      notifications: { lowStockFrom: 5, lowStock: ['stock@example.com'] },
    });
    // three products of the catalogue have an initial stock of 0 and no sales
    await mailLowStock(shop.context);
    await setStock(shop, 'cup-tea-01', 5);
    await setStock(shop, 'cup-tea-02', 0);
    await setStock(shop, 'cup-tea-03', 6);
    await mailLowStock(shop.context);
    await soon(() => expect(mails()).toHaveLength(1));
    const [mail] = mails();
    expect(mail?.text).toContain('5 pieces');
    expect(mail?.text).toContain('Sold out');

    await setStock(shop, 'cup-tea-01', 4);
    await mailLowStock(shop.context);
    await setStock(shop, 'cup-tea-01', 9);
    await mailLowStock(shop.context);
    await setStock(shop, 'cup-tea-01', 3);
    await mailLowStock(shop.context);
    await soon(() => expect(mails()).toHaveLength(2));
    expect(mails()[1]?.text).toContain('3 pieces');
    expect(mails()[1]?.text).not.toContain('Sold out');
  });

  test('the low-stock mail is not sent without a threshold', async () => {
    await changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), {
      notifications: { lowStockFrom: null },
    });
    await setStock(shop, 'cup-tea-04', 1);
    await mailLowStock(shop.context);
    const { rows } = await shop.database.pool.query(
      `select product_id from low_stock_alerts where product_id = 'cup-tea-04'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the nightly stock check', () => {
  const dashboard = async () =>
    (await shop.request<Dashboard>('/admin/dashboard?language=en', { token: admin.token })).body.stockDiscrepancies;

  test('records a change that bypassed the triggers as a correction, and reports it in log, metrics and dashboard for a week', async () => {
    await checkStock(shop.context);
    expect(await dashboard()).toEqual({ count: 0, since: null });
    await shop.database.pool.query(`
      begin;
      set local session_replication_role = replica;
      update products set stock = stock + 7 where id = 'cup-mug-01';
      commit`);
    await checkStock(shop.context);
    const { rows } = await shop.database.pool.query(
      `select reason, quantity from stock_movements where product_id = 'cup-mug-01' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ reason: 'correction', quantity: 7 }]);
    expect(shop.logged).toEqual([
      { message: 'stock differed from the sum of its movements', fields: { products: ['cup-mug-01'] } },
    ]);
    await checkStock(shop.context);
    expect(shop.logged).toHaveLength(1);
    expect(await dashboard()).toEqual({ count: 1, since: expect.any(String) });
    expect(await countStockDiscrepancies(shop.context)).toEqual({ lazaward_stock_discrepancies: 1 });
    shop.wait(8 * 24 * 60 * 60);
    await checkStock(shop.context);
    expect((await dashboard()).count).toBe(0);
  });
});

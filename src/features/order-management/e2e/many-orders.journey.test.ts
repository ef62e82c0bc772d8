import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { inEachLanguage, journeyVisitors, openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const ORDERS = 203;

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

/** Places an order with cash on delivery, and copies it until there are as many as a busy day has. */
const placeManyOrders = async (): Promise<void> => {
  const { access_token: token } = JSON.parse(await storedSession(shop.url));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(orderInputFor()),
  });
  const { orderNumber } = await response.json();
  const { rows } = await shop.database.pool.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'
       and column_name not in ('id', 'order_number', 'idempotency_key')`,
  );
  const columns = rows[0]?.columns;
  await shop.database.pool.query(
    `insert into orders (order_number, idempotency_key, ${columns})
     select 'ORD-1790000000' || lpad(n::text, 3, '0') || '-' || upper(substr(md5(n::text), 1, 9)), gen_random_uuid(), ${columns}
     from orders, generate_series(2, $2::integer) n where order_number = $1`,
    [orderNumber, ORDERS],
  );
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language } = visitor;

  test('an admin packs, labels, hands over and collects 203 orders with 16 presses, and one for each result', async () => {
    await placeManyOrders();
    const { page, faults, leave } = await shop.visit(visitor, {
      stored: await storedAdmin(shop),
      before: () => {
        window.print = () => sessionStorage.setItem('prints', `${sessionStorage.getItem('prints') ?? ''}+`);
      },
    });
    const { shipments, bulkOrders, bulkRuns } = await loadMessages('admin', language, testSettings);
    const { fields } = await loadMessages('common', language, testSettings);
    const t = shipments.selection;
    let presses = 0;
    const press = async (name: string, part: 'button' | 'link' = 'button') => {
      await page.getByRole(part, { name, exact: true }).last().click();
      presses += 1;
    };
    /** Confirms an action on all selected orders, and waits until all are done. */
    const run = async (button: string, question: string, name: string) => {
      await press(button);
      await page.getByRole('dialog', { name: question }).waitFor();
      await press(t.yes);
      const values = { name, done: formatNumber(ORDERS, language), refused: formatNumber(0, language) };
      const summary = page.getByRole('region', { name: bulkRuns.label }).getByText(bulkRuns.ended.done(values));
      await summary.waitFor({ timeout: 240_000 });
    };

    // opens by itself where an action takes a few seconds
    const result = page.getByRole('dialog', { name: t.result });
    let closedResults = 0;
    await page.addLocatorHandler(result, async () => {
      await result.getByRole('button', { name: fields.close, exact: true }).last().click();
      closedResults += 1;
    });

    await page.goto('/admin/orders');
    await press(bulkOrders.all({ amount: formatNumber(ORDERS, language) }));
    await page.getByText(t.count(ORDERS), { exact: true }).waitFor();
    await run(t.move.processing, bulkOrders.confirm.process, bulkOrders.names.process);
    await run(t.pack, bulkOrders.confirm.pack, bulkOrders.names.pack);
    await press(shipments.sheets.labels, 'link');
    await expect.poll(() => page.locator('.label').count(), { timeout: 120_000 }).toBe(ORDERS);
    await press(shipments.sheets.print);
    await press(shipments.sheets.handOver, 'link');
    const total = `${shipments.sheets.total}: ${shipments.sheets.parcels(ORDERS)}`;
    await page.getByText(total, { exact: true }).waitFor({ timeout: 120_000 });
    await press(shipments.sheets.print);
    await press(shipments.sheets.back, 'link');
    await run(t.move.shipped, bulkOrders.confirm.ship, bulkOrders.names.ship);
    await run(t.move.delivered, bulkOrders.confirm.deliver, bulkOrders.names.deliver);
    await run(bulkOrders.pay, bulkOrders.confirm.pay, bulkOrders.names.pay);
    expect(presses).toBe(16);
    expect(closedResults).toBeLessThanOrEqual(5);
    expect(await page.evaluate(() => sessionStorage.getItem('prints'))).toBe('++');

    const { rows } = await shop.database.pool.query(
      `select count(*)::integer as orders, count(distinct shipments.id)::integer as parcels
       from orders join shipments on shipments.order_id = orders.id and shipments.state = 'delivered'
       where orders.status = 'delivered' and orders.payment_status = 'paid'`,
    );
    expect(rows).toEqual([{ orders: ORDERS, parcels: ORDERS }]);
    expect(faults).toEqual([]);
    await leave();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '../../contract/office/listing.ts';
import type { AwaitedProduct, StockAlert } from '../../contract/office/stock-alerts.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '../../tests/world/open-shop.ts';
import { leaveInStock } from '../../tests/world/orders.ts';
import { plansOf } from '../../tests/world/query-plans.ts';
import { countAlerts, countAwaited, findAlerts, findAwaited } from './office-alerts.repository.ts';

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
beforeEach(() => shop.database.pool.query('delete from stock_notifications'));

const ask = <Body>(path: string, method = 'GET', body?: object) =>
  shop.ask<Body>(`/office/${path}`, { method, body, token: admin.token });
const alerts = async (query = '') => (await ask<PageOf<StockAlert>>(`stock-alerts${query}`)).body;
const awaited = async (query = '') => (await ask<PageOf<AwaitedProduct>>(`awaited-products${query}`)).body;
const tell = <Body = { told: number }>(id: string) => ask<Body>(`awaited-products/${id}/told`, 'PUT');

/** So many wait for a product, and every third of them was told. */
const wait = (productId: string, count: number) =>
  shop.database.pool.query(
    `insert into stock_notifications (email, product_id, notified, language, created_at)
     select 'visitor-' || n || '@example.com', $1, n % 3 = 0, 'en', timestamptz '2026-03-14 10:00Z' + n * interval '1 second'
     from generate_series(1, $2::integer) n`,
    [productId, count],
  );

describe('the stock alerts of the office', () => {
  test('tell of each product how many wait and how many were told', async () => {
    await wait('plate-lotus-01', 7);
    await wait('cup-tea-01', 1);
    const { rows, count } = await awaited();
    expect(count).toBe(2);
    expect(rows).toMatchObject([
      { id: 'plate-lotus-01', waiting: 5, told: 2, isArchived: false },
      { id: 'cup-tea-01', waiting: 1, told: 0 },
    ]);
    expect((await awaited('?after=plate-lotus-01')).rows.map(({ id }) => id)).toEqual(['cup-tea-01']);
  });

  test('are read newest first, page by page, each once; of one product and one status too', async () => {
    await wait('plate-lotus-01', 30);
    await wait('cup-tea-01', 3);
    const first = await alerts();
    const second = await alerts(`?after=${first.next}`);
    expect([first.rows.length, first.count, second.rows.length, second.next]).toEqual([20, 33, 13, null]);
    const moments = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(33);
    expect(first.rows[0]).toMatchObject({ email: 'visitor-30@example.com', status: 'told', language: 'en' });
    expect((await alerts('?productId=cup-tea-01')).count).toBe(3);
    expect((await alerts('?productId=plate-lotus-01&status=waiting')).count).toBe(20);
    expect((await alerts('?status=told')).count).toBe(11);
  });

  test('are sent once, now, when there is something to tell', async () => {
    await wait('cup-tea-01', 3);
    await leaveInStock(shop, 'cup-tea-01', 0);
    expect((await tell<Refused>('cup-tea-01')).body.code).toBe('OUT_OF_STOCK');
    expect((await tell<Refused>('cup-of-gold')).body.code).toBe('PRODUCT_UNKNOWN');
    expect((await alerts('?status=waiting')).count).toBe(2);
    await leaveInStock(shop, 'cup-tea-01', 2);
    const answers = await Promise.all([tell('cup-tea-01'), tell('cup-tea-01')]);
    expect(answers.map(({ body }) => body.told).sort()).toEqual([0, 2]);
    expect((await alerts('?status=waiting')).count).toBe(0);
    expect((await awaited()).rows).toMatchObject([{ waiting: 0, told: 3 }]);
    const { rows } = await shop.database.pool.query(
      `select details from audit_log where deed = 'waiting.told' order by details`,
    );
    expect(rows.map(({ details }) => details.count).sort()).toEqual([0, 2]);
  });

  test('are asked for only as they can be', async () => {
    for (const path of [
      'stock-alerts?status=sent',
      'stock-alerts?after=1',
      'stock-alerts?productId=No%20Id',
      'awaited-products?q=1',
    ]) {
      expect([path, (await ask<Refused>(path)).body.code]).toEqual([path, 'VALIDATION_FAILED']);
    }
  });

  test('among sixty thousand are found by an index, in order', async () => {
    await shop.database.pool.query(
      `insert into stock_notifications (email, product_id, notified, created_at)
       select 'visitor-' || n || '@example.com', id, n % 3 = 0, timestamptz '2026-03-14 10:00Z' + n * interval '1 second'
       from products, generate_series(1, 1600) n`,
    );
    await shop.database.pool.query('vacuum analyze stock_notifications');
    const { next } = await alerts();
    const plans = await plansOf(shop.database, async (watched) => {
      for (const status of [undefined, 'waiting', 'told'] as const) {
        for (const after of [undefined, next ?? undefined]) {
          await findAlerts(watched, { status, after }, 21);
          await countAlerts(watched, { status, after });
        }
      }
      await findAlerts(watched, { productId: 'plate-lotus-01' }, 21);
      await findAwaited(watched, undefined, 21);
      await countAwaited(watched);
    });
    for (const { sql, plan } of plans) {
      if (!sql.includes('as "counted"')) expect(plan, sql).not.toContain('Seq Scan on stock_notifications');
    }
    expect((await awaited()).rows.find(({ id }) => id === 'cup-tea-01')).toMatchObject({ waiting: 1000, told: 533 });
    expect(await alerts()).toMatchObject({ count: 1000, isWholeCount: false });
  });
});

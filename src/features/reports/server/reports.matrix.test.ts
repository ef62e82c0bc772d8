import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { SalesBreakdown } from '../report.ts';
import type { DayRange } from '../report-period.ts';
import type { SalesReport, TaxReport } from '../reports.admin.contract.ts';
import { changes, insertOrder, insertRefund, insertReturn, seed } from '../testing/random-orders.ts';
import { sumOrders, sumProducts, sumTax } from '../testing/sums-of-orders.ts';
import { refreshReports } from './refresh-reports.ts';

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

const getReport = async <Report>(path: string): Promise<Report> => {
  const { status, body } = await shop.request<Report>(`/admin/reports/${path}`, { token: admin.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const query = ({ from, to }: DayRange) => `from=${from}&to=${to}`;
const getSales = (by: SalesBreakdown, days: DayRange) =>
  getReport<SalesReport>(`sales?by=${by}&${query(days)}&language=ar`);

const ranges: readonly DayRange[] = [
  { from: '2026-04-01', to: '2026-11-30' },
  // days of a clock change in Cairo
  { from: '2026-04-24', to: '2026-04-24' },
  { from: '2026-10-29', to: '2026-10-29' },
  { from: '2026-10-30', to: '2026-11-05' },
  { from: '2030-01-01', to: '2030-01-31' },
];

const figures = [
  'orders',
  'quantity',
  'goods',
  'promoDiscount',
  'refunded',
  'returnedQuantity',
  'returnedGoods',
] as const;

/** Compares every report of each range with sums over the individual orders. */
const compareAll = async ({ compared = ranges, after = '' } = {}) => {
  for (const days of compared) {
    const about = `seed ${seed}, ${days.from} to ${days.to}${after}`;
    for (const by of ['governorate', 'method', 'promoCode'] as const) {
      const { rows, total, count } = await getSales(by, days);
      const expected = await sumOrders(shop.database, by, days);
      expect(Object.fromEntries(rows.map(({ key, name: _, ...sums }) => [key, sums])), `${by}, ${about}`).toEqual(
        expected,
      );
      expect(count).toBe(rows.length);
      for (const name of figures) {
        expect(total[name], `${by} ${name}, ${about}`).toBe(rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));
      }
    }
    const products = await sumProducts(shop.database, days);
    const { rows, total } = await getSales('product', days);
    expect(
      Object.fromEntries(
        rows.map(({ key, orders, quantity, goods, returnedQuantity, returnedGoods }) => [
          key,
          { orders, quantity, goods, returnedQuantity, returnedGoods },
        ]),
      ),
      `products, ${about}`,
    ).toEqual(products);
    const categories = await getSales('category', days);
    for (const name of ['quantity', 'goods', 'returnedQuantity', 'returnedGoods'] as const) {
      const sums = [rows, categories.rows].map((all) => all.reduce((sum, row) => sum + row[name], 0));
      expect(sums, `${name}, ${about}`).toEqual([total[name], total[name]]);
    }
    const cups = [products['cup-tea-01'], products['cup-tea-02']];
    expect(categories.rows.find(({ key }) => key === 'cups')?.quantity ?? 0, about).toBe(
      cups.reduce((sum, product) => sum + (product?.quantity ?? 0), 0),
    );
    const tax = await getReport<TaxReport>(`tax?${query(days)}`);
    expect(
      Object.fromEntries(tax.rows.map(({ month, percent, ...sums }) => [`${month} ${percent}`, sums])),
      about,
    ).toEqual(await sumTax(shop.database, days));
  }
};

describe('reports', () => {
  test('computed, stored and partly dirty reports equal the sums of the orders', async () => {
    for (let count = 0; count < 120; count += 1) await insertOrder(shop.database);
    for (let count = 0; count < 40; count += 1) await insertRefund(shop.database);
    for (let count = 0; count < 40; count += 1) await insertReturn(shop.database);
    await compareAll();
    // a second read returns the same
    await compareAll();

    await refreshReports(shop.context);
    const { rows } = await shop.database.pool.query('select * from report_dirty_days');
    expect(rows).toEqual([]);
    await compareAll();

    for (const [name, change] of Object.entries(changes)) {
      await change(shop.database);
      await compareAll({ compared: ranges.slice(0, 1), after: `, after orders were ${name}` });
      await refreshReports(shop.context);
    }
    for (let count = 0; count < 20; count += 1) await insertOrder(shop.database);
    for (let count = 0; count < 10; count += 1) await insertRefund(shop.database);
    for (let count = 0; count < 10; count += 1) await insertReturn(shop.database);
    await compareAll();
    await refreshReports(shop.context);
    await compareAll();
  });

  test('reports include a change whose transaction is open while its day is stored', async () => {
    const { pool } = shop.database;
    const client = await pool.connect();
    await client.query('begin');
    const { rowCount } = await client.query(
      `update orders set status = 'cancelled' where id = (select id from orders where status <> 'cancelled' order by id limit 1)`,
    );
    expect(rowCount).toBe(1);
    await pool.query('insert into report_dirty_days (day) select cairo_day(created_at) from orders');
    await refreshReports(shop.context);
    await client.query('commit');
    client.release();
    for (const round of [1, 2]) {
      await compareAll({ compared: ranges.slice(0, 1), after: `, round ${round}` });
      await refreshReports(shop.context);
    }
  });
});

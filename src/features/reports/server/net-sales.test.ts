import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { SalesBreakdown } from '../report.ts';
import type { DayRange } from '../report-period.ts';
import type { SalesReport, TaxReport } from '../reports.admin.contract.ts';
import { refreshReports } from './refresh-reports.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  await placeDiscounted();
  await placeUnpaid();
  await placeRefundedInParts();
});
afterAll(() => shop.close());

const PLATE = 'plate-lotus-01';
const CUP = 'cup-tea-01';
const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };

const insert = async (text: string, values: readonly unknown[]): Promise<string> => {
  const { rows } = await shop.database.pool.query<{ id: string }>(`${text} returning id`, [...values]);
  return rows[0]?.id ?? '';
};

type NewOrder = {
  readonly lines: readonly (readonly [productId: string, quantity: number])[];
  readonly promo: number;
  readonly shipping: number;
  readonly at: string;
};

/** Inserts an order of items for 100 pounds each; 14 % tax before discounts. */
const insertOrder = ({ lines, promo, shipping, at }: NewOrder) => {
  const items = lines.map(([productId, quantity]) => ({
    productId,
    name: { ar: productId, en: productId },
    subtitle: { ar: '', en: '' },
    quantity,
    unitPrice: 10_000,
    lineTotal: 10_000 * quantity,
    togetherDiscount: 0,
  }));
  const subtotal = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const tax = (subtotal * 14) / 100;
  return insert(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount, bundle_discount,
       together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift, gift_wrap, created_at)
     values ('ORD-1773136800000-' || upper(substr(md5(random()::text), 1, 9)), gen_random_uuid(), '', 'ar', $1, '{"governorate": "aswan"}', $2, $3, 0, 0, $3, $4, $5, $6,
       'delivered', 'cash_on_delivery', false, false, $7)`,
    [JSON.stringify(items), subtotal, promo, shipping, tax, subtotal - promo + shipping + tax, at],
  );
};

const insertRefund = async (
  orderId: string,
  amount: number,
  at: string,
  input: { reason: string; lines?: object[] },
) => {
  const attempt = await insert(
    `insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, created_at, changed_at)
     values ($1, 1 + (select count(*) from payment_attempts where order_id = $1), 'manual', 'cash_on_delivery', 1, true,
       md5(random()::text), 'succeeded', $2, $2)`,
    [orderId, at],
  );
  const charge = await insert(
    `insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency, is_live, is_counted,
       instrument, recorded_by, recorded_at)
     values ($1, $2, 'manual', md5(random()::text), 'charge', 'succeeded', 1, 'EGP', true, true, 'cash', 'admin', $3)`,
    [orderId, attempt, at],
  );
  return insert(
    `insert into refunds (order_id, charge_id, amount, reason, state, created_at, done_at, lines)
     values ($1, $2, $3, $4, 'done', $5, $5, $6)`,
    [orderId, charge, amount, input.reason, at, JSON.stringify(input.lines ?? [])],
  );
};

type NewReturn = {
  readonly productId: string;
  readonly quantity: number;
  readonly goods: number;
  readonly waived: number;
};

const insertReturn = async (orderId: string, { productId, quantity, goods, waived }: NewReturn, at: string) => {
  const id = await insert(
    `insert into returns (order_id, kind, state, goods_refund, shipping_refund, waived, created_at)
     values ($1, 'request', 'received', $2, 0, $3, $4)`,
    [orderId, goods, waived, at],
  );
  const { pool } = shop.database;
  await pool.query(
    `insert into return_lines (return_id, product_id, quantity, reason, restocked, amount) values ($1, $2, $3, 'other', $3, $4)`,
    [id, productId, quantity, goods],
  );
  await pool.query(`insert into return_changes (return_id, to_state, changed_at) values ($1, 'received', $2)`, [
    id,
    at,
  ]);
  return id;
};

/**
 * Two plates and a cup for 300, less 30 by a promo code: plates 180, cup 90; with tax 42 and shipping 50 the total is 362. A plate is
 * returned in April: 90 and a third of the tax, 14. A goodwill refund of 31.20 consists of 4.20 tax and 27 for goods: 18 for the
 * plates, 9 for the cup.
 */
const placeDiscounted = async () => {
  const order = await insertOrder({
    lines: [
      [PLATE, 2],
      [CUP, 1],
    ],
    promo: 3_000,
    shipping: 5_000,
    at: '2026-03-10T10:00:00Z',
  });
  const back = await insertReturn(
    order,
    { productId: PLATE, quantity: 1, goods: 10_400, waived: 0 },
    '2026-04-04T10:00:00Z',
  );
  const refund = await insertRefund(order, 10_400, '2026-04-05T10:00:00Z', {
    reason: 'return',
    lines: [{ productId: PLATE, quantity: 1 }],
  });
  await shop.database.pool.query('insert into return_refunds (refund_id, return_id) values ($1, $2)', [refund, back]);
  await insertRefund(order, 3_120, '2026-04-06T10:00:00Z', { reason: 'goodwill' });
};

/**
 * A plate and two cups for 300, unpaid; tax 42. The cups are returned in April: 200 and two thirds of the tax, 28, are waived, and
 * nothing is refunded.
 */
const placeUnpaid = async () => {
  const order = await insertOrder({
    lines: [
      [PLATE, 1],
      [CUP, 2],
    ],
    promo: 0,
    shipping: 0,
    at: '2026-03-11T10:00:00Z',
  });
  await insertReturn(order, { productId: CUP, quantity: 2, goods: 22_800, waived: 22_800 }, '2026-04-07T10:00:00Z');
};

const may = { from: '2026-05-01', to: '2026-05-31' };
const june = { from: '2026-06-01', to: '2026-06-30' };

/**
 * Three cups for 300, less 30 by a promo code; with tax 42 and shipping 50 the total is 362, in May. In June the goods with tax are
 * refunded in three parts, each with a fraction of a piastre of tax, and the shipping as an unspecified amount.
 */
const placeRefundedInParts = async () => {
  const order = await insertOrder({ lines: [[CUP, 3]], promo: 3_000, shipping: 5_000, at: '2026-05-10T10:00:00Z' });
  for (const [day, amount] of [10_401, 10_399, 10_400, 5_000].entries())
    await insertRefund(order, amount, `2026-06-0${day + 1}T10:00:00Z`, { reason: 'goodwill' });
};

const getReport = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const response = await shop.request<Answer>(`/admin/reports/${path}`, { body, token: admin.token });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
};
const sales = async (by: SalesBreakdown, { from, to }: DayRange) => {
  const { rows, total } = await getReport<SalesReport>(`sales?by=${by}&from=${from}&to=${to}&language=en`);
  return { rows: new Map(rows.map((row) => [row.key, row])), total };
};
const fileOf = async (report: SalesBreakdown, { from, to }: DayRange) =>
  (await getReport<{ csv: string }>('export', { report, from, to, language: 'en' })).csv.split('\r\n').slice(1, -1);

describe.each(['computed', 'stored'])('net sales, %s', (kind) => {
  beforeAll(async () => {
    if (kind === 'stored') await refreshReports(shop.context);
  });

  test('net sales of a past month do not change with later returns', async () => {
    const { rows, total } = await sales('product', march);
    const none = { returnedQuantity: 0, returnedGoods: 0 };
    expect(rows.get(PLATE)).toMatchObject({ quantity: 3, goods: 28_000, ...none });
    expect(rows.get(CUP)).toMatchObject({ quantity: 3, goods: 29_000, ...none });
    expect(total).toMatchObject({ orders: 2, quantity: 6, goods: 57_000, refunded: 0, ...none });
  });

  test('net sales of the next month list returned, refunded and waived amounts by product', async () => {
    const { rows, total } = await sales('product', april);
    const nothing = { orders: 0, quantity: 0, goods: 0 };
    expect(rows.get(PLATE)).toMatchObject({ ...nothing, returnedQuantity: 1, returnedGoods: 9_000 + 1_800 });
    expect(rows.get(CUP)).toMatchObject({ ...nothing, returnedQuantity: 2, returnedGoods: 20_000 + 900 });
    expect(total).toMatchObject({ ...nothing, returnedQuantity: 3, returnedGoods: 31_700, refunded: 10_400 + 3_120 });
  });

  test('net sales are the same by category, by payment method and in the file', async () => {
    const categories = await sales('category', april);
    expect(categories.rows.get('plates')).toMatchObject({ returnedQuantity: 1, returnedGoods: 10_800 });
    expect(categories.rows.get('cups')).toMatchObject({ returnedQuantity: 2, returnedGoods: 20_900 });
    const methods = await sales('method', april);
    expect(methods.rows.get('cash_on_delivery')).toMatchObject({
      returnedQuantity: 3,
      returnedGoods: 31_700,
      refunded: 13_520,
    });
    const lines = await fileOf('product', april);
    expect(lines.map((line) => line.split(',').slice(-6))).toEqual([
      ['0', '0', '0', '2', '209', '-209'],
      ['0', '0', '0', '1', '108', '-108'],
    ]);
    expect(await fileOf('method', march)).toEqual(['cash_on_delivery,2,6,570,0,0,570,0']);
  });

  test('tax report lists tax of refunded and waived amounts', async () => {
    const { rows } = await getReport<TaxReport>(`tax?from=${march.from}&to=${april.to}`);
    expect(rows).toEqual([
      { month: '2026-04', percent: 14, orders: 0, taxed: 0, tax: 0, refundedTax: 1_400 + 420 + 2_800 },
      { month: '2026-03', percent: 14, orders: 2, taxed: 60_000, tax: 8_400, refundedTax: 0 },
    ]);
  });
});

test('partial refunds of an order add up to its price and tax, to the piastre', async () => {
  const sold = (await getReport<TaxReport>(`tax?from=${may.from}&to=${may.to}`)).rows[0];
  const back = (await getReport<TaxReport>(`tax?from=${june.from}&to=${june.to}`)).rows[0];
  expect([sold?.tax, back?.refundedTax]).toEqual([4_200, 4_200]);
  const [goods, returned] = [await sales('method', may), await sales('method', june)];
  expect([goods.total.goods, returned.total.returnedGoods, returned.total.refunded]).toEqual([27_000, 27_000, 36_200]);
  // a changed order of the refunds marks the days of all of them dirty
  await refreshReports(shop.context);
  await shop.database.pool.query(`update refunds set done_at = '2026-06-05T10:00:00Z' where amount = 10401`);
  const later = await getReport<TaxReport>(`tax?from=${june.from}&to=${june.to}`);
  expect(later.rows[0]?.refundedTax).toBe(4_200);
});

test('days stored by an older version are recomputed by a report and by the task', async () => {
  const { pool } = shop.database;
  await refreshReports(shop.context);
  await pool.query('update report_days set goods = goods + 1, returned_quantity = null, returned_goods = null');
  const right = { goods: 28_000, returnedQuantity: 0, returnedGoods: 0 };
  expect((await sales('product', march)).rows.get(PLATE)).toMatchObject(right);
  await refreshReports(shop.context);
  const { rows } = await pool.query('select from report_days where returned_goods is null');
  expect(rows).toEqual([]);
  expect((await sales('product', march)).rows.get(PLATE)).toMatchObject(right);
});

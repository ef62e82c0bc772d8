import { beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import type { Dashboard } from '#features/admin/dashboard.admin.contract.ts';
import type { AdminShipment, OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import { courierOf } from '#features/fulfillment/testing/shipments.ts';
import { CUP, PLATE, shopWithReturns } from '#features/returns/testing/returns.ts';
import { MAX_REPORT_ROWS } from '../report.ts';
import type { CashReport, ReturnsReport, SalesReport } from '../reports.admin.contract.ts';
import { refreshReports } from './refresh-reports.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const request = async <Body>(path: string, method = 'GET', body?: object) => {
  const response = await world.shop.request<Body>(path, { method, body, token: world.admin.token });
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  return response.body;
};

const today = () => cairoDay(world.shop.context.clock());
const returnsOfToday = async () => {
  const { rows } = await request<ReturnsReport>(`/admin/reports/returns?from=${today()}&to=${today()}`);
  return rows;
};
const cash = async () => (await request<CashReport>('/admin/reports/cash')).rows;

describe('the returns report', () => {
  test('the returns report counts requested and received quantities by reason, without withdrawn returns', async () => {
    const { orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber, {
      lines: [
        { productId: PLATE, quantity: 2, reason: 'damaged' },
        { productId: CUP, quantity: 3, reason: 'changed_mind' },
      ],
    });
    await refreshReports(world.shop.context);
    const none = { restocked: 0, writtenOff: 0, amount: 0 };
    expect(await returnsOfToday()).toEqual([
      { reason: 'changed_mind', returns: 1, quantity: 3, ...none },
      { reason: 'damaged', returns: 1, quantity: 2, ...none },
    ]);

    await world.approve(id);
    const { body } = await world.receive(id, [
      { productId: PLATE, restocked: 1, writtenOff: 1 },
      { productId: CUP, restocked: 2 },
    ]);
    const amountOf = (product: string) => body.lines.find(({ productId }) => productId === product)?.amount ?? 0;
    const receivedRows = [
      { reason: 'changed_mind', returns: 1, quantity: 3, restocked: 2, writtenOff: 0, amount: amountOf(CUP) },
      { reason: 'damaged', returns: 1, quantity: 2, restocked: 1, writtenOff: 1, amount: amountOf(PLATE) },
    ];
    expect(amountOf(CUP)).toBeGreaterThan(0);
    expect(await returnsOfToday()).toEqual(receivedRows);
    await refreshReports(world.shop.context);
    expect(await returnsOfToday()).toEqual(receivedRows);

    const other = await world.deliver();
    const withdrawn = await world.createReturn(other.orderNumber);
    expect((await returnsOfToday())[1]).toMatchObject({ reason: 'damaged', returns: 2, quantity: 3 });
    await refreshReports(world.shop.context);
    await world.withdraw(other.orderNumber, withdrawn);
    expect(await returnsOfToday()).toEqual(receivedRows);
  });

  test('the returns report counts parcels refused at the door, and their orders are no longer sales', async () => {
    const sold = () => request<SalesReport>(`/admin/reports/sales?by=method&from=${today()}&to=${today()}&language=ar`);
    const before = (await sold()).total;
    const { id } = await world.placeShipped({ isPaid: false });
    expect((await sold()).total.orders).toBe(before.orders + 1);
    await refreshReports(world.shop.context);
    await world.refuseDelivery(id);
    expect((await sold()).total).toEqual(before);
    expect(await returnsOfToday()).toContainEqual(
      expect.objectContaining({ reason: 'refused', returns: 1, quantity: 5, restocked: 5 }),
    );
  });
});

test('reports deduct refunds and their tax on the day of the refund', async () => {
  const days = `from=${today()}&to=${today()}`;
  const readRefunded = async () =>
    (await request<SalesReport>(`/admin/reports/sales?by=method&${days}&language=ar`)).total.refunded;
  const readTax = async () => {
    const { rows } = await request<{ rows: { refundedTax: number }[] }>(`/admin/reports/tax?${days}`);
    return rows.reduce((sum, { refundedTax }) => sum + refundedTax, 0);
  };
  const placed = await world.deliver();
  const [refunded, tax] = [await readRefunded(), await readTax()];
  const id = await world.createReturn(placed.orderNumber, {
    lines: [
      { productId: PLATE, quantity: 2, reason: 'damaged' },
      { productId: CUP, quantity: 3, reason: 'damaged' },
    ],
  });
  await world.approve(id);
  const { body } = await world.receive(id, [
    { productId: PLATE, restocked: 2 },
    { productId: CUP, restocked: 3 },
  ]);
  expect(await readRefunded()).toBe(refunded);
  await refreshReports(world.shop.context);
  await world.refundReturn(id, body.refund ?? 0);
  expect(await readRefunded()).toBe(refunded + (body.refund ?? 0));
  const { rows } = await world.shop.database.pool.query<{ tax: number }>('select tax from orders where id = $1', [
    placed.id,
  ]);
  expect((await readTax()) - tax).toBe(rows[0]?.tax);
});

test('the sales report of a week has the figures of the dashboard', async () => {
  await world.deliver();
  await world.placeShipped({ isPaid: false });
  const { week, days } = await request<Dashboard>('/admin/dashboard?language=ar');
  const from = days.at(-7)?.day ?? '';
  for (const by of ['product', 'governorate', 'method', 'promoCode']) {
    const { total, rows } = await request<SalesReport>(
      `/admin/reports/sales?by=${by}&from=${from}&to=${today()}&language=ar`,
    );
    expect({ orders: total.orders, revenue: total.goods }).toEqual(week);
    expect(rows.reduce((sum, { goods }) => sum + goods, 0)).toBe(week.revenue);
  }
});

describe('the cash report', () => {
  const pack = async (orderId: string, courier: string, amount: number) => {
    const { shipments } = await request<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'POST', {
      courierId: await courierOf(world.shop, courier),
      trackingNumber: '',
      cash: amount,
    });
    return shipments.at(-1)?.id ?? '';
  };
  const move = (id: string, from: string, to: string) => request(`/admin/shipments/${id}/state`, 'PUT', { from, to });

  test('the cash report has the outstanding cash of each courier, equal to the parcel list, until it is received', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => world.place()));
    for (const { id } of orders) await world.move(id, 'pending', 'processing');
    const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    const before = await cash();
    expect(before).toEqual([]);
    const delivered = await pack(first.id, 'Bosta', first.total);
    const inTransit = await pack(second.id, 'Bosta', second.total);
    await pack(third.id, 'Aramex', third.total);
    expect(await cash()).toEqual([]);
    await move(delivered, 'packed', 'handed_over');
    await move(delivered, 'handed_over', 'delivered');
    await move(inTransit, 'packed', 'handed_over');
    const [bosta] = await cash();
    expect(bosta).toMatchObject({
      courier: { en: 'Bosta' },
      parcels: 2,
      underWay: second.total,
      collected: first.total,
    });
    const { items } = await request<PageOf<AdminShipment>>('/admin/shipments');
    const due = items.filter(({ state }) => state !== 'packed').reduce((sum, { cashDue }) => sum + cashDue, 0);
    expect(due).toBe(first.total + second.total);

    await request(`/admin/orders/${first.id}/payment-status`, 'PUT', { from: 'pending', to: 'paid', language: 'ar' });
    expect(await cash()).toMatchObject([{ parcels: 1, underWay: second.total, collected: 0 }]);
    await move(inTransit, 'handed_over', 'returned');
    expect(await cash()).toEqual([]);
  });
});

describe('the file of a report', () => {
  const read = async (report: string) => {
    const { csv, next } = await request<{ csv: string; next: string | null }>('/admin/reports/export', 'POST', {
      report,
      from: today(),
      to: today(),
      language: 'en',
    });
    expect(next).toBeNull();
    return csv.replace('\u{feff}', '').trimEnd().split('\r\n');
  };

  test('the report file has the figures of the report, with money in pounds', async () => {
    await world.deliver();
    const { rows } = await request<SalesReport>(
      `/admin/reports/sales?by=product&from=${today()}&to=${today()}&language=en`,
    );
    const [head, ...lines] = await read('product');
    expect(head).toBe('Product id,Name,Orders,Quantity,Sales,Returned pieces,Returns and refunds,Net sales');
    expect(lines).toEqual(
      // the full product name has a comma
      rows.map(({ key, name, orders, quantity, goods, returnedQuantity, returnedGoods }) => {
        const returned = [returnedQuantity, returnedGoods / 100, (goods - returnedGoods) / 100];
        return [key, `"${name}"`, orders, quantity, goods / 100, ...returned].join(',');
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
  });

  test.each([
    ['category', 'Category,Quantity,Sales,Returned pieces,Returns and refunds,Net sales'],
    ['governorate', 'Governorate,Orders,Quantity,Sales,Returned pieces,Returns and refunds,Net sales,Refunded'],
    ['method', 'Payment method,Orders,Quantity,Sales,Returned pieces,Returns and refunds,Net sales,Refunded'],
    [
      'promoCode',
      'Promo code,Orders,Quantity,Promo discount,Sales,Returned pieces,Returns and refunds,Net sales,Refunded',
    ],
    ['tax', 'Month,Tax rate (%),Orders,Taxed amount,Tax,Tax in refunds,Tax less refunds'],
    ['cash', 'Courier,Parcels,Cash under way,Cash of delivered parcels,Outstanding cash,Oldest parcel'],
    ['returns', 'Reason,Returns,Quantity,Restocked,Written off,Refunded'],
  ])('the file of the report %s has its columns', async (report, head) => {
    expect((await read(report))[0]).toBe(head);
  });

  test('the report file lists thousands of rows in chunks, each row once', async () => {
    const { pool } = world.shop.database;
    await pool.query(
      `insert into report_days (day, breakdown, key, orders, quantity, goods, returned_quantity, returned_goods)
       select '2020-02-02', 'product', 'made-' || n, 1, 1, 100 * (n % 90), 0, 0 from generate_series(1, 5100) n`,
    );
    const options = { report: 'product', from: '2020-02-01', to: '2020-02-29', language: 'ar' };
    const first = await request<{ csv: string; next: string | null }>('/admin/reports/export', 'POST', options);
    const second = await request<{ csv: string; next: string | null }>('/admin/reports/export', 'POST', {
      ...options,
      after: first.next,
    });
    expect(second.next).toBeNull();
    const lines = `${first.csv}${second.csv}`.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(5100);
    expect(new Set(lines).size).toBe(5100);
    const onScreen = await request<SalesReport>(
      '/admin/reports/sales?by=product&from=2020-02-01&to=2020-02-29&language=ar',
    );
    expect([onScreen.rows.length, onScreen.count]).toEqual([MAX_REPORT_ROWS, 5100]);
    await pool.query(`delete from report_days where day = '2020-02-02'`);
  });
});

test.each([
  'sales?by=product&from=2026-03-02&to=2026-03-01&language=ar',
  'sales?by=product&from=2026-02-30&to=2026-03-01&language=ar',
  'sales?by=colour&from=2026-03-01&to=2026-03-01&language=ar',
  'sales?by=product&from=2010-01-01&to=2026-03-01&language=ar',
  'tax?from=2026-03-01',
  'returns?from=2026-03-01&to=9999-12-31',
])('refuses the request %s', async (path) => {
  const { status, body } = await world.shop.request(`/admin/reports/${path}`, { token: world.admin.token });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

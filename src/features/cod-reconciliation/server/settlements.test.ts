import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import { courierOf, placeProcessingOrder } from '#features/fulfillment/testing/shipments.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type {
  AdminSettlement,
  AdminSettlementLine,
  SettlementPlan,
  SettlementTotal,
} from '../cod-reconciliation.admin.contract.ts';
import { bookSettlement, bookWaitingSettlements } from './book-settlement.ts';

let shop: OpenShop;
let admin: SignedIn;
let other: SignedIn;
let customer: SignedIn;
let bosta: string;
beforeAll(async () => {
  shop = await openShop();
  [admin, other, customer] = await Promise.all([shop.signUp(), shop.signUp(), shop.signUp()]);
  for (const { userId } of [admin, other]) {
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
  }
  bosta = await courierOf(shop);
  const columns = { trackingNumber: 'AWB', orderNumber: 'Ref', amount: 'COD', fee: 'Fee', day: 'Date' };
  await as('PUT', `/admin/couriers/${bosta}/settlement-columns`, { columns });
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const as = <Body>(method: string, path: string, body?: object, { token } = admin) =>
  shop.request<Body & Refused>(path, { method, body, token });
const fileOf = (lines: readonly string[]) => ['Date;AWB;Ref;COD;Fee', ...lines].join('\r\n');
const formOf = (content: string | Uint8Array<ArrayBuffer>, fields: object = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ courierId: bosta, language: 'en', ...fields })) body.append(name, value);
  body.append('file', new File([content], 'bosta 30-11.csv'));
  return body;
};
const plan = (content: string) => as<SettlementPlan>('POST', '/admin/settlements/plans', formOf(content));
const read = (content: string, by = admin) =>
  as<AdminSettlement>('POST', '/admin/settlements', formOf(content, { day: '2026-11-30' }), by);
const get = async (id: string) => (await as<AdminSettlement>('GET', `/admin/settlements/${id}`)).body;
const readAndBook = async (content: string) => {
  const { body } = await read(content);
  await bookSettlement(shop.context, body.id);
  return get(body.id);
};
const linesOf = async (query: string) =>
  (await as<PageOf<AdminSettlementLine>>('GET', `/admin/settlement-lines${query}`)).body.items;
const settle = (id: string, overrides: object = {}, by = admin) =>
  as<AdminSettlementLine>(
    'PUT',
    `/admin/settlement-lines/${id}`,
    { isBooked: true, orderNumber: '', note: 'تحدثت مع المندوب', ...overrides },
    by,
  );
const readAmounts = async (orderId: string) => {
  const { rows } = await shop.database.pool.query(
    `select payment_status as status, paid_amount::integer as paid,
       (select count(*)::integer from payment_transactions where order_id = orders.id) as entries,
       (select sum(cash_received)::integer from shipments where order_id = orders.id) as received
     from orders where id = $1`,
    [orderId],
  );
  return rows[0];
};

let counted = 0;
/** Creates an order with a parcel at Bosta, and the line that reports its cash. */
const shippedOrder = async () => {
  const order = await placeProcessingOrder(shop, customer);
  const number = `AWB-${(counted += 1)}`;
  const { body } = await as<OrderShipments>('POST', `/admin/orders/${order.id}/shipments`, {
    courierId: bosta,
    trackingNumber: number,
    cash: order.total,
  });
  const shipment = body.shipments[0]?.id ?? '';
  await as('PUT', `/admin/shipments/${shipment}/state`, { from: 'packed', to: 'handed_over' });
  const line = (pounds = order.total / 100, day = '30/11/2026') => `${day};${number};;${pounds};45`;
  return { ...order, number, shipment, line };
};

const paidInFull = (total: number, entries: number) => ({ status: 'paid', paid: total, entries, received: total });

describe('importing a settlement', () => {
  test('a settlement is previewed, pays matching orders and lists mismatched lines', async () => {
    const [fits, byNumber, short, over, paid] = await Promise.all(Array.from({ length: 5 }, shippedOrder));
    if (!fits || !byNumber || !short || !over || !paid) throw new Error('no orders');
    await as('PUT', `/admin/orders/${paid.id}/payment-status`, { from: 'pending', to: 'paid', language: 'en' });
    const content = fileOf([
      fits.line(),
      `2026-11-30;;${byNumber.orderNumber};${byNumber.total / 100};45`,
      short.line(100),
      over.line(9_000),
      paid.line(),
      '30/11/2026;NOBODY-1;;250;45',
    ]);
    const planned = await plan(content);
    expect(planned.body.plan).toMatchObject({
      repeated: 0,
      hasDays: true,
      sums: {
        paid: { lines: 2, amount: fits.total * 2 },
        short: { lines: 1, amount: 10_000 },
        over: { lines: 1, amount: 900_000 },
        unknown: { lines: 1 },
        paid_before: { lines: 1 },
      },
    });
    expect(planned.body.plan?.listed.map(({ number, outcome }) => [number, outcome])).toEqual([
      [4, 'short'],
      [5, 'over'],
      [6, 'paid_before'],
      [7, 'unknown'],
    ]);
    // the preview wrote nothing
    expect((await readAmounts(fits.id)).paid).toBe(0);
    expect((await as<PageOf<AdminSettlement>>('GET', '/admin/settlements')).body.items).toEqual([]);

    const settlement = await readAndBook(content);
    expect(settlement).toMatchObject({ lineCount: 6, repeatedCount: 0, waiting: 0, open: 4, booked: fits.total * 2 });
    expect(await readAmounts(fits.id)).toEqual(paidInFull(fits.total, 1));
    expect(await readAmounts(byNumber.id)).toMatchObject({ status: 'paid', received: byNumber.total });
    expect((await readAmounts(short.id)).entries).toBe(0);
    expect((await readAmounts(paid.id)).entries).toBe(1);
    const { rows } = await shop.database.pool.query(
      `select instrument, recorded_by, admin_id from payment_transactions where order_id = $1`,
      [fits.id],
    );
    expect(rows).toEqual([{ instrument: 'cash', recorded_by: 'admin', admin_id: admin.userId }]);
  });

  test('lines of an earlier file are not booked again, alone or in a longer file', async () => {
    const [one, two] = await Promise.all([shippedOrder(), shippedOrder()]);
    const first = fileOf([one.line()]);
    await readAndBook(first);
    expect(await readAndBook(first)).toMatchObject({ lineCount: 0, repeatedCount: 1, booked: 0, open: 0 });
    expect((await plan(first)).body.plan?.repeated).toBe(1);
    expect(await readAndBook(fileOf([two.line(), one.line()]))).toMatchObject({
      lineCount: 1,
      repeatedCount: 1,
      open: 0,
    });
    for (const { id, total } of [one, two]) expect(await readAmounts(id)).toMatchObject({ paid: total, entries: 1 });
    // the same parcel on another day is no repeated line, but its order is paid
    expect(await readAndBook(fileOf([one.line(one.total / 100, '01/12/2026')]))).toMatchObject({ open: 1, booked: 0 });
    // the same applies to the second of two equal lines of one file
    const three = await shippedOrder();
    expect(await readAndBook(fileOf([three.line(), three.line()]))).toMatchObject({ lineCount: 2, open: 1 });
    expect(await readAmounts(three.id)).toMatchObject({ paid: three.total, entries: 1 });
  });

  test('a file sent by two admins and booked by two processes at once is booked once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, shippedOrder));
    const [content, reversed] = [orders, orders.toReversed()].map((each) => fileOf(each.map(({ line }) => line())));
    const files = await Promise.all([read(content ?? ''), read(reversed ?? '', other), read(content ?? '', other)]);
    expect(files.map(({ status }) => status)).toEqual([201, 201, 201]);
    const counts = files.map(({ body }) => body.lineCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    await Promise.all(files.flatMap(({ body: { id } }) => [1, 2].map(() => bookSettlement(shop.context, id))));
    for (const { id, total } of orders) expect(await readAmounts(id)).toEqual(paidInFull(total, 1));
  });

  test('booking a file while an admin marks its orders as paid records each payment once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, shippedOrder));
    const { body } = await read(fileOf(orders.map(({ line }) => line())));
    await Promise.all([
      bookSettlement(shop.context, body.id),
      ...orders.map(({ id }) =>
        as('PUT', `/admin/orders/${id}/payment-status`, { from: 'pending', to: 'paid', language: 'en' }),
      ),
    ]);
    for (const { id, total } of orders) expect(await readAmounts(id)).toMatchObject({ paid: total, entries: 1 });
  });

  test('a stopped booking continues with a new upload of the file, and a killed one on its own', async () => {
    const [one, two] = await Promise.all([shippedOrder(), shippedOrder()]);
    const content = fileOf([one.line(), two.line()]);
    const { body } = await read(content);
    expect((await as<AdminSettlement>('POST', `/admin/settlements/${body.id}/stop`, {})).body).toMatchObject({
      lineCount: 0,
      waiting: 0,
      amount: 0,
    });
    expect((await read(content)).body).toMatchObject({ lineCount: 2, waiting: 2, amount: one.total + two.total });
    await bookWaitingSettlements(shop.context);
    for (const { id, total } of [one, two]) expect(await readAmounts(id)).toMatchObject({ paid: total, entries: 1 });
  });

  test.each([
    ['amount', 'Line 3, column “COD”, “450.000”', ['30/11/2026;AWB-1;;450.000;45']],
    ['day', 'Line 3, column “Date”', ['31/02/2026;AWB-1;;450;45']],
    ['shortened', 'Line 3, column “AWB”', ['30/11/2026;1.2E+11;;450;45']],
    ['cells', 'Line 3', ['30/11/2026;AWB-1;;450;45;6']],
    ['quotes', 'Line', ['30/11/2026;"AWB-1;;450;45']],
  ])('a file with one invalid line is rejected as a whole: %s', async (fault, position, lines) => {
    const fine = await shippedOrder();
    const before = (await as<PageOf<AdminSettlement>>('GET', '/admin/settlements')).body.count;
    const responses = await Promise.all([plan(fileOf([fine.line(), ...lines])), read(fileOf([fine.line(), ...lines]))]);
    for (const { status, body } of responses) {
      expect([status, body.code, body.data['fault']]).toEqual([422, 'SETTLEMENT_FILE_INVALID', fault]);
      expect(body.data.localizedMessage.en.replaceAll(/[\u2068\u2069]/gu, '')).toContain(position);
    }
    expect((await as<PageOf<AdminSettlement>>('GET', '/admin/settlements')).body.count).toBe(before);
    expect((await readAmounts(fine.id)).paid).toBe(0);
  });

  test('a file without its mapped columns is previewed as headings and not imported', async () => {
    const mylerz = await courierOf(shop, 'Mylerz');
    const content = fileOf(['30/11/2026;A-12;;5;1']);
    const { body } = await as<SettlementPlan>(
      'POST',
      '/admin/settlements/plans',
      formOf(content, { courierId: mylerz }),
    );
    expect(body).toMatchObject({ headings: ['Date', 'AWB', 'Ref', 'COD', 'Fee'], columns: null, plan: null });
    expect(body.sample).toEqual([['30/11/2026', 'A-12', '', '5', '1']]);
    expect((await plan('A;B\n1;2')).body).toMatchObject({ headings: ['A', 'B'], plan: null });
    expect((await read('A;B\n1;2')).body).toMatchObject({ code: 'SETTLEMENT_FILE_INVALID', data: { column: 'Date' } });
    const big = await read(`Date;AWB;Ref;COD;Fee\n${'x'.repeat(2.2 * 1024 * 1024)}`);
    expect([413, 422]).toContain(big.status);
  });
});

describe('mismatched lines', () => {
  test('a mismatched line is booked manually up to the amount due, or settled with a note only', async () => {
    const [short, over] = await Promise.all([shippedOrder(), shippedOrder()]);
    const { id } = await readAndBook(fileOf([short.line(100), over.line(over.total / 100 + 50)]));
    const lines = await linesOf(`?settlement=${id}`);
    expect(lines.map(({ outcome, due, foundOrder }) => [outcome, due, foundOrder])).toEqual([
      ['short', short.total, short.orderNumber],
      ['over', over.total, over.orderNumber],
    ]);
    const [first, second] = lines;
    expect((await settle(first?.id ?? '', { note: 'لا' })).body.data.issues?.[0]?.path).toBe('note');
    expect((await settle(first?.id ?? '')).body).toMatchObject({ booked: 10_000, settledBy: 'سلمى حسن' });
    expect(await readAmounts(short.id)).toEqual({ status: 'pending', paid: 10_000, entries: 1, received: 10_000 });
    expect((await settle(second?.id ?? '')).body.booked).toBe(over.total);
    expect(await readAmounts(over.id)).toMatchObject({ status: 'paid', paid: over.total });
    expect((await settle(second?.id ?? '')).body.code).toBe('SETTLEMENT_LINE_SETTLED');
    // the remaining cash of the short line matches when it is settled later
    const remainder = await readAndBook(fileOf([short.line((short.total - 10_000) / 100, '02/12/2026')]));
    expect(remainder.open).toBe(0);
    expect(await readAmounts(short.id)).toEqual(paidInFull(short.total, 2));
    expect((await linesOf(`?settlement=${id}&show=all`)).map(({ note }) => note)).toEqual(
      Array(2).fill('تحدثت مع المندوب'),
    );
  });

  test('an unknown line is booked once on the order number entered by two admins', async () => {
    const order = await shippedOrder();
    const { id } = await readAndBook(fileOf([`30/11/2026;WRONG-9;;${order.total / 100};45`]));
    const [line] = await linesOf(`?settlement=${id}`);
    expect(line?.outcome).toBe('unknown');
    expect((await settle(line?.id ?? '')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await settle(line?.id ?? '', { orderNumber: 'ORD-1-AAAAAAAAA' })).body.code).toBe('ORDER_NOT_FOUND');
    const input = { orderNumber: ` ${order.orderNumber.toLowerCase()} ` };
    const responses = await Promise.all([settle(line?.id ?? '', input), settle(line?.id ?? '', input, other)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readAmounts(order.id)).toEqual(paidInFull(order.total, 1));
  });

  test('a line of an order without an amount due is settled with a note, never booked', async () => {
    const order = await shippedOrder();
    await readAndBook(fileOf([order.line()]));
    const { id } = await readAndBook(fileOf([order.line(order.total / 100, '03/12/2026')]));
    const [line] = await linesOf(`?settlement=${id}`);
    expect(line?.outcome).toBe('paid_before');
    expect((await settle(line?.id ?? '')).body.code).toBe('NO_AMOUNT_DUE');
    expect((await settle(line?.id ?? '', { isBooked: false })).body).toMatchObject({ booked: 0 });
    expect(await linesOf(`?settlement=${id}`)).toEqual([]);
  });
});

test('totals are grouped by courier and Cairo day within the requested range', async () => {
  const order = await shippedOrder();
  await readAndBook(fileOf([order.line(order.total / 100, '15/01/2027'), '15/01/2027;NOBODY-2;;250;٥٫٥']));
  const totals = (from: string, to: string) =>
    as<{ totals: SettlementTotal[] }>('GET', `/admin/settlement-totals?from=${from}&to=${to}`);
  expect((await totals('2027-01-15', '2027-01-15')).body.totals).toEqual([
    {
      day: '2027-01-15',
      courierId: bosta,
      courier: { ar: 'بوسطة', en: 'Bosta' },
      lines: 2,
      amount: order.total + 25_000,
      fees: 5_050,
      booked: order.total,
      open: 1,
    },
  ]);
  expect((await totals('2027-01-16', '2027-01-31')).body.totals).toEqual([]);
  expect((await totals('2027-01-16', '2027-01-15')).body.code).toBe('VALIDATION_FAILED');
  expect((await totals('2026-01-01', '2027-01-15')).body.code).toBe('VALIDATION_FAILED');
});

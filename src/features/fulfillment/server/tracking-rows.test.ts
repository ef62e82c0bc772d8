import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { findWaitingMails } from '#features/payments/testing/payment-records.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';
import { courierOf, placeProcessingOrder } from '../testing/shipments.ts';
import { MAX_TRACKING_ROWS, type TrackingPreview, type TrackingRow, type TrackingRowResult } from '../tracking-rows.ts';

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
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const as = <Body>(method: string, path: string, body?: object, { token } = admin) =>
  shop.request<Body & Refused>(path, { method, body, token });
const rowsOf = (numbers: readonly (readonly [order: string, tracking: string | null])[]): TrackingRow[] =>
  numbers.map(([orderNumber, trackingNumber], index) => ({ line: index + 2, orderNumber, trackingNumber }));
type Numbers = Parameters<typeof rowsOf>[0];
const preview = async (numbers: Numbers, isShipped = false) =>
  (await as<TrackingPreview>('POST', '/admin/tracking-numbers/plans', { rows: rowsOf(numbers), isShipped })).body
    .rows ?? [];
const apply = async (numbers: Numbers, isShipped = false, by = admin) =>
  (await as<{ rows: TrackingRowResult[] }>('POST', '/admin/tracking-numbers', { rows: rowsOf(numbers), isShipped }, by))
    .body.rows;
const previewFile = (content: string, fields: object = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File([content], 'bosta.csv'));
  return as<TrackingPreview>('POST', '/admin/tracking-numbers/plans', body);
};
const resultsOf = (rows: readonly TrackingRowResult[]) =>
  rows.map(({ outcome, reason }) => (reason === null ? outcome : reason.en));

let counted = 0;
const newNumber = () => `TRK-${(counted += 1)}`;
const pack = (orderId: string, trackingNumber = '') =>
  as<OrderShipments>('POST', `/admin/orders/${orderId}/shipments`, { courierId: bosta, trackingNumber, cash: 0 });
const packedOrder = async (trackingNumber = '') => {
  const order = await placeProcessingOrder(shop, customer);
  await pack(order.id, trackingNumber);
  return order;
};
const shippedOrder = async (trackingNumber = '') => {
  const order = await packedOrder(trackingNumber);
  const { body } = await as<OrderShipments>('GET', `/admin/orders/${order.id}/shipments`);
  await as('PUT', `/admin/shipments/${body.shipments[0]?.id}/state`, { from: 'packed', to: 'handed_over' });
  return order;
};
const parcelsOf = async (orderId: string) => {
  const { rows } = await shop.database.pool.query(
    `select state, tracking_number as number, (select count(*)::integer from shipment_changes where shipment_id = shipments.id) as changes
     from shipments where order_id = $1 order by number`,
    [orderId],
  );
  return rows;
};
const mailsAbout = async (orderNumber: string) =>
  (await findWaitingMails(shop.database.pool, shop.context.box)).filter((mail) =>
    JSON.stringify(mail).includes(orderNumber),
  ).length;

describe('tracking numbers of many orders', () => {
  test('bad rows have their own reasons in the preview and in the result, and the good rows are saved', async () => {
    const [good, short, repeated, cancelled, sameNumber, otherNumber, several, packedWith, late, waiting] =
      await Promise.all([
        packedOrder(),
        packedOrder(),
        packedOrder(),
        packedOrder(),
        shippedOrder('SAME-1'),
        shippedOrder('OTHER-1'),
        packedOrder(),
        packedOrder('PACKED-1'),
        shippedOrder(),
        placeProcessingOrder(shop, customer),
      ]);
    await pack(several.id);
    await as('PUT', `/admin/orders/${cancelled.id}/status`, { from: 'processing', to: 'cancelled', language: 'en' });
    const numbers: Numbers = [
      [good.orderNumber, ' good-1 '],
      [shortOrderNumber(short.orderNumber).toLowerCase(), 'SHORT-1'],
      ['ORD-1-AAAAAAAAA', 'UNKNOWN-1'],
      [repeated.orderNumber, 'REPEATED-1'],
      [shortOrderNumber(repeated.orderNumber), 'REPEATED-2'],
      [cancelled.orderNumber, 'CANCELLED-1'],
      [sameNumber.orderNumber, 'SAME-1'],
      [otherNumber.orderNumber, 'OTHER-2'],
      [several.orderNumber, 'SEVERAL-1'],
      [packedWith.orderNumber, 'PACKED-2'],
      [late.orderNumber, 'LATE-1'],
      [waiting.orderNumber, 'WAITING-1'],
    ];
    const reasons = [
      'accepted',
      'accepted',
      'Order not found',
      'The order or the tracking number is in the file more than once. Keep the correct line only.',
      'The order or the tracking number is in the file more than once. Keep the correct line only.',
      'This order was cancelled, so its parcel must not be shipped.',
      'unchanged',
      'This order was shipped with another number: \u2068OTHER-1\u2069. If it is wrong, change it on the page of the order.',
      'This order has several parcels. Enter the number of each on the page of the order.',
      'The parcel of this order has another number: \u2068PACKED-1\u2069. If it is wrong, change it on the page of the order.',
      'accepted',
      'This order has no packed parcel. Pack one first.',
    ];
    const mails = await mailsAbout(good.orderNumber);
    const planned = await preview(numbers);
    expect(resultsOf(planned)).toEqual(reasons);
    expect(planned.map(({ isMailed }) => isMailed)).toEqual(reasons.map((_, index) => index === 10));
    expect(await parcelsOf(good.id)).toEqual([{ state: 'packed', number: null, changes: 1 }]);
    const applied = await apply(numbers);
    expect(resultsOf(applied)).toEqual(resultsOf(planned));
    expect(await parcelsOf(good.id)).toEqual([{ state: 'packed', number: 'GOOD-1', changes: 1 }]);
    expect(await parcelsOf(short.id)).toEqual([{ state: 'packed', number: 'SHORT-1', changes: 1 }]);
    expect(await parcelsOf(packedWith.id)).toEqual([{ state: 'packed', number: 'PACKED-1', changes: 1 }]);
    expect(await mailsAbout(good.orderNumber)).toBe(mails);
  });

  test('a number of another parcel, a shortened number and an order number are refused', async () => {
    const taken = newNumber();
    const [first, second, third] = await Promise.all([packedOrder(), packedOrder(), packedOrder(), packedOrder(taken)]);
    const numbers: Numbers = [
      [first.orderNumber, taken],
      [second.orderNumber, '1.23E+11'],
      [third.orderNumber, first.orderNumber],
    ];
    const reasons = [
      'Another parcel of this courier has the same number.',
      'The spreadsheet has shortened this number. Make the column a text and export the file again.',
      'This is no tracking number, which consists of Latin letters and digits and is no order number.',
    ];
    expect(resultsOf(await preview(numbers))).toEqual(reasons);
    expect(resultsOf(await apply(numbers))).toEqual(reasons);
  });

  test('parcels marked as shipped are mailed once, and the same file again changes nothing', async () => {
    const order = await packedOrder();
    const numbers: Numbers = [[order.orderNumber, newNumber()]];
    expect(await preview(numbers, true)).toMatchObject([{ isHandedOver: true, isMailed: true }]);
    const before = await mailsAbout(order.orderNumber);
    expect(await apply(numbers, true)).toMatchObject([{ outcome: 'accepted', isHandedOver: true, isMailed: true }]);
    expect(await apply(numbers, true)).toMatchObject([{ outcome: 'unchanged', isHandedOver: false, isMailed: false }]);
    expect(await parcelsOf(order.id)).toMatchObject([{ state: 'handed_over', changes: 2 }]);
    expect((await mailsAbout(order.orderNumber)) - before).toBe(1);
  });

  test('a parcel that has its number already is shipped by a file that marks it as shipped', async () => {
    const number = newNumber();
    const order = await packedOrder(number);
    expect(await preview([[order.orderNumber, number]])).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await apply([[order.orderNumber, number]], true)).toMatchObject([{ outcome: 'accepted' }]);
    expect(await parcelsOf(order.id)).toMatchObject([{ state: 'handed_over', number }]);
  });

  test('two people who apply the same file at once ship each parcel once', async () => {
    const orders = await Promise.all([packedOrder(), packedOrder(), packedOrder()]);
    const numbers = orders.map(({ orderNumber }) => [orderNumber, newNumber()] as const);
    const mails = await Promise.all(orders.map(({ orderNumber }) => mailsAbout(orderNumber)));
    const results = await Promise.all([apply(numbers, true), apply(numbers, true, other)]);
    for (const [index, { id, orderNumber }] of orders.entries()) {
      expect(results.map((rows) => rows[index]?.outcome).toSorted()).toEqual(['accepted', 'unchanged']);
      expect(await parcelsOf(id)).toMatchObject([{ state: 'handed_over', changes: 2 }]);
      expect(await mailsAbout(orderNumber)).toBe((mails[index] ?? 0) + 1);
    }
  });

  test('two people who scan different numbers for one order keep the first one, and the other is refused', async () => {
    const order = await packedOrder();
    const [one, two] = [newNumber(), newNumber()];
    const results = await Promise.all([
      apply([[order.orderNumber, one]]),
      apply([[order.orderNumber, two]], false, other),
    ]);
    const outcomes = results.flatMap((rows) => rows.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['accepted', 'refused']);
    expect(await parcelsOf(order.id)).toMatchObject([{ number: outcomes[0] === 'accepted' ? one : two }]);
  });

  test('an order without a tracking number is checked alone, for the first scan', async () => {
    const order = await packedOrder();
    expect(await preview([[shortOrderNumber(order.orderNumber), null]])).toMatchObject([
      { orderNumber: order.orderNumber, reason: null },
    ]);
    expect(resultsOf(await preview([['AAAAAAAAA', null]]))).toEqual(['Order not found']);
  });
});

describe('the file of a courier', () => {
  test('the columns of a file are recognized, in Arabic as well, and its sum is no row', async () => {
    const order = await packedOrder();
    const { body } = await previewFile(
      `شحنات اليوم;;\nم;رقم الطلب;رقم التتبع\n1;${order.orderNumber};"=""0012345"""\nالمجموع;;\n`,
    );
    expect(body.file).toEqual({
      headings: ['م', 'رقم الطلب', 'رقم التتبع'],
      orderColumn: 'رقم الطلب',
      trackingColumn: 'رقم التتبع',
    });
    expect(body.rows).toMatchObject([{ line: 3, trackingNumber: '0012345', outcome: 'accepted' }]);
  });

  test('unknown headings are returned for selection, and the selected columns are read', async () => {
    const order = await packedOrder();
    const content = `A,B\n${order.orderNumber},${newNumber()}\n`;
    expect((await previewFile(content)).body).toEqual({
      file: { headings: ['A', 'B'], orderColumn: null, trackingColumn: null },
      rows: null,
    });
    const selected = await previewFile(content, { orderColumn: 'A', trackingColumn: 'B' });
    expect(selected.body.rows).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('the headings of a courier that settles with the shop are recognized', async () => {
    const columns = { trackingNumber: 'Barcode', orderNumber: 'Client ref', amount: 'COD', fee: null, day: null };
    await as('PUT', `/admin/couriers/${bosta}/settlement-columns`, { columns });
    const order = await packedOrder();
    const { body } = await previewFile(`Barcode,Client ref\n${newNumber()},${order.orderNumber}\n`);
    expect(body.rows).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('a file without rows, with too many rows or with an open quote is refused whole', async () => {
    const many = Array.from({ length: MAX_TRACKING_ROWS + 1 }, (_, index) => `ORD-${index},TRK`).join('\n');
    const faults = [];
    for (const content of ['', 'Order,AWB\n', `Order,AWB\n${many}`, 'Order,AWB\n"1,2']) {
      const { body, status } = await previewFile(content);
      faults.push([status, body.code]);
    }
    expect(faults).toEqual(Array.from({ length: 4 }, () => [422, 'TRACKING_FILE_INVALID']));
  });

  test('more rows than the limit, and rows that are too long, are refused', async () => {
    const rows = rowsOf(Array.from({ length: MAX_TRACKING_ROWS + 1 }, () => ['ORD-1', 'TRK'] as const));
    for (const body of [
      { rows, isShipped: false },
      { rows: [{ ...rows[0], orderNumber: 'x'.repeat(101) }], isShipped: false },
      { rows: [{ ...rows[0], trackingNumber: null }], isShipped: false },
    ]) {
      expect((await as('POST', '/admin/tracking-numbers', body)).body.code).toBe('VALIDATION_FAILED');
    }
  });
});

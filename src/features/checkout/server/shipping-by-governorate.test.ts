import { beforeAll, describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { countRows } from '#features/orders/testing/orders.ts';
import { orderChanges } from '#features/payments/testing/order-changes.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { twoZones } from '#features/shipping/testing/shipping-zones.ts';
import { orderTo, shopWithRules, withoutShipping } from '#tests/support/shop/shop-with-rules.ts';

const world = shopWithRules();

const refusedFields = async (input: PlaceOrder) => {
  const before = await countRows(world.shop);
  const { status, body } = await world.shop.request('/orders', { body: input, token: world.salma.token });
  expect(await countRows(world.shop)).toEqual(before);
  return { status, code: body.code, issues: body.data.issues };
};

describe('orders with one zone for all governorates', () => {
  beforeAll(() => world.saveRules({ shipping: defaultRules.shipping }));

  test('orders with one zone need no governorate', async () => {
    const { status, body } = await world.place(orderTo('السلام', { expectedTotal: withoutShipping + pounds(150) }));
    expect(status).toBe(201);
    expect(await world.stored(body.orderNumber)).toMatchObject({ city: 'السلام', governorate: null });
  });

  test('orders with one zone keep a governorate that the city names', async () => {
    const { body } = await world.place(orderTo('Nasr City', { expectedTotal: withoutShipping + pounds(150) }));
    expect(await world.stored(body.orderNumber)).toMatchObject({ city: 'Nasr City', governorate: 'cairo' });
  });
});

describe('orders with zones', () => {
  beforeAll(() => world.saveRules({ shipping: twoZones() }));

  test.each([
    ['أسوان', 'aswan'],
    ['Aswan', 'aswan'],
    ['الاقصر', 'luxor'],
  ])('orders to %s have the fee of its zone, and keep its terms', async (city, governorate) => {
    const { status, body } = await world.place(orderTo(city, { expectedTotal: withoutShipping + pounds(120) }));
    expect(status).toBe(201);
    expect(await world.stored(body.orderNumber)).toMatchObject({ city, governorate, tax_base: 'before-discounts' });
    const order = await world.read(body.orderNumber);
    expect(order).toMatchObject({
      shippingCost: pounds(120),
      total: withoutShipping + pounds(120),
      shippingZone: { name: { ar: 'الصعيد', en: 'Upper Egypt' }, freeFrom: null, days: { min: 6, max: 9 } },
      shipping: { city, governorate },
    });
    const days = (Date.parse(order.estimatedDelivery) - Date.parse(order.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(9);
  });

  test('shipping is priced by the city, not by a selected governorate', async () => {
    const cheaper = orderTo('Aswan', {}, { governorate: 'cairo' });
    const { body } = await world.shop.request('/orders', { body: cheaper, token: world.salma.token });
    expect([body.code, body.data['total']]).toEqual(['TOTAL_CHANGED', withoutShipping + pounds(120)]);
    const placed = await world.place({ ...cheaper, expectedTotal: withoutShipping + pounds(120) });
    expect(await world.stored(placed.body.orderNumber)).toMatchObject({
      governorate: 'aswan',
      shipping_cost: pounds(120),
    });
  });

  test.each([
    ['the city is in no governorate for certain', 'دار السلام', '00000'],
    ['two governorates are named', 'Aswan / Cairo', '00000'],
    ['the postal code contradicts the city', 'Aswan', '11511'],
  ])('orders need a governorate when %s', async (_, city, postalCode) => {
    const unclear = orderTo(city, { expectedTotal: withoutShipping + pounds(120) }, { postalCode });
    expect(await refusedFields(unclear)).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      issues: [
        {
          path: 'shipping.governorate',
          code: 'shipping.governorate',
          localizedMessage: {
            ar: 'اختر المحافظة، فتكلفة الشحن تختلف باختلافها',
            en: 'Choose the governorate, because the cost of shipping depends on it',
          },
        },
      ],
    });
    const { status, body } = await world.place({ ...unclear, shipping: { ...unclear.shipping, governorate: 'luxor' } });
    expect(status).toBe(201);
    expect(await world.stored(body.orderNumber)).toMatchObject({
      city,
      governorate: 'luxor',
      shipping_cost: pounds(120),
    });
  });

  test('shipping to an unknown city is priced by the default zone', async () => {
    const unknown = orderTo('بلدة الزهور البعيدة', { expectedTotal: withoutShipping + pounds(60) });
    const { status, body } = await world.place(unknown);
    expect(status).toBe(201);
    expect(await world.stored(body.orderNumber)).toMatchObject({ governorate: null, shipping_cost: pounds(60) });
    expect(await world.read(body.orderNumber)).toMatchObject({ shippingZone: { name: { en: 'Other governorates' } } });
    // a selected governorate takes precedence
    const input = orderTo(
      'بلدة الزهور البعيدة',
      { expectedTotal: withoutShipping + pounds(120) },
      { governorate: 'luxor' },
    );
    expect((await world.place(input)).status).toBe(201);
  });

  test('an order changed to an unknown city is priced by the default zone', async () => {
    const { body } = await world.place(orderTo('Aswan', { expectedTotal: withoutShipping + pounds(120) }));
    const { rows } = await world.shop.database.pool.query('select id from orders where order_number = $1', [
      body.orderNumber,
    ]);
    const changes = orderChanges(world.shop, world.admin);
    const { status } = await changes.change(rows[0].id, { shipping: orderTo('بلدة الزهور البعيدة').shipping });
    expect(status).toBe(200);
    expect(await world.stored(body.orderNumber)).toMatchObject({ governorate: null, shipping_cost: pounds(60) });
  });

  test('orders refuse an unknown governorate', async () => {
    const input = orderTo('السلام');
    const body = { ...input, shipping: { ...input.shipping, governorate: 'atlantis' } };
    const { issues } = await refusedFields(body as unknown as PlaceOrder);
    expect(issues).toMatchObject([{ path: 'shipping.governorate', code: 'generic' }]);
  });

  test('orders refuse cash on delivery where the zone does not accept it', async () => {
    const inCash = orderTo('Aswan', {
      paymentMethod: 'cash_on_delivery',
      expectedTotal: withoutShipping + pounds(120),
    });
    expect(await refusedFields(inCash)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      issues: [
        {
          path: 'paymentMethod',
          code: 'payment.cashOnDelivery',
          localizedMessage: {
            ar: 'لا يتوفر الدفع نقدًا عند الاستلام في هذه المحافظة. اختر طريقة دفع أخرى',
            en: 'Cash on delivery is not available in this governorate. Choose another payment method',
          },
        },
      ],
    });
    expect((await world.place({ ...inCash, paymentMethod: 'card_link' })).status).toBe(201);
    expect((await world.place(orderTo('Cairo', { paymentMethod: 'cash_on_delivery' }))).status).toBe(201);
  });

  test('a reused idempotency key with another governorate is refused', async () => {
    const input = orderTo('السلام', {}, { governorate: 'cairo' });
    const first = await world.place(input);
    expect((await world.place(input)).body).toEqual(first.body);
    const { body } = await world.shop.request('/orders', {
      body: { ...input, shipping: { ...input.shipping, governorate: 'giza' } },
      token: world.salma.token,
    });
    expect(body.code).toBe('ORDER_KEY_REUSED');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { PlaceOrder } from '../../contract/orders.ts';
import { pounds } from '../../domain/money.ts';
import { defaultRules } from '../../domain/settings/commerce-rules.ts';
import { countRows } from '../../tests/support/orders.ts';
import { twoZones } from '../../tests/support/shipping-zones.ts';
import { orderTo, shopWithRules, withoutShipping } from '../../tests/support/shop/shop-with-rules.ts';

const world = shopWithRules();

const refusedFields = async (input: PlaceOrder) => {
  const before = await countRows(world.shop);
  const { status, body } = await world.shop.ask('/orders', { body: input, token: world.salma.token });
  expect(await countRows(world.shop)).toEqual(before);
  return { status, code: body.code, issues: body.data.issues };
};

describe('orders with one zone for all governorates', () => {
  beforeAll(() => world.saveRules({ shipping: defaultRules.shipping }));

  test('need no governorate', async () => {
    const { status, body } = await world.place(orderTo('السلام', { expectedTotal: withoutShipping + pounds(150) }));
    expect(status).toBe(201);
    expect(await world.stored(body.orderNumber)).toMatchObject({ city: 'السلام', governorate: null });
  });

  test('keep a governorate that the city names', async () => {
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
  ])('cost what the zone of %s costs, and keep its terms', async (city, governorate) => {
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

  test('cost what the city says, whatever governorate was chosen', async () => {
    const cheaper = orderTo('Aswan', {}, { governorate: 'cairo' });
    const { body } = await world.shop.ask('/orders', { body: cheaper, token: world.salma.token });
    expect([body.code, body.data['total']]).toEqual(['TOTAL_CHANGED', withoutShipping + pounds(120)]);
    const placed = await world.place({ ...cheaper, expectedTotal: withoutShipping + pounds(120) });
    expect(await world.stored(placed.body.orderNumber)).toMatchObject({
      governorate: 'aswan',
      shipping_cost: pounds(120),
    });
  });

  test.each([
    ['the city is in no governorate for certain', 'السلام', '00000'],
    ['two governorates are named', 'Aswan / Cairo', '00000'],
    ['the postal code contradicts the city', 'Aswan', '11511'],
  ])('need a governorate when %s', async (_, city, postalCode) => {
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

  test('refuse a governorate that is none', async () => {
    const input = orderTo('السلام');
    const body = { ...input, shipping: { ...input.shipping, governorate: 'atlantis' } };
    const { issues } = await refusedFields(body as unknown as PlaceOrder);
    expect(issues).toMatchObject([{ path: 'shipping.governorate', code: 'generic' }]);
  });

  test('refuse cash on delivery where the zone does not accept it', async () => {
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

  test('compare the governorate when an idempotency key is used again', async () => {
    const input = orderTo('السلام', {}, { governorate: 'cairo' });
    const first = await world.place(input);
    expect((await world.place(input)).body).toEqual(first.body);
    const { body } = await world.shop.ask('/orders', {
      body: { ...input, shipping: { ...input.shipping, governorate: 'giza' } },
      token: world.salma.token,
    });
    expect(body.code).toBe('ORDER_KEY_REUSED');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { countRows } from '#features/orders/testing/orders.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { createShopSettings } from '#features/settings/server/settings-store.ts';
import { twoZones } from '#features/shipping/testing/shipping-zones.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { orderTo, shopWithRules, withoutShipping } from '#tests/support/shop/shop-with-rules.ts';
import { demonstrationShop } from '#tests/support/test-settings.ts';
import { createShopApi } from '../../../server/create-shop-api.ts';

const world = shopWithRules();

describe('orders before and after a change of the rules', () => {
  beforeEach(() => world.saveRules({ shipping: twoZones(), tax: defaultRules.tax }));

  test('existing orders are unchanged by new rules', async () => {
    const input = orderTo('Aswan', { expectedTotal: withoutShipping + pounds(120) });
    const { body } = await world.place(input);
    const before = [await world.read(body.orderNumber), await world.stored(body.orderNumber)];
    await world.saveRules({
      shipping: { ...twoZones(500), zones: [] },
      tax: { percent: 20, base: 'after-discounts', display: 'nowhere' },
    });
    expect([await world.read(body.orderNumber), await world.stored(body.orderNumber)]).toEqual(before);
    const all = await world.callAsAdmin(`/admin/orders?language=en&q=${body.orderNumber}`);
    expect(JSON.stringify(all)).toContain('Upper Egypt');
    // the same request is the same order, although it would now cost more
    expect((await world.place(input)).body).toEqual(body);
  });

  test('an order is refused with the new quote when the fee changed after the customer saw the total', async () => {
    const input = orderTo('Aswan', { expectedTotal: withoutShipping + pounds(120) });
    await world.saveRules({ shipping: twoZones(130) });
    const before = await countRows(world.shop);
    const { status, body } = await world.shop.request('/orders', { body: input, token: world.salma.token });
    expect([status, body.code]).toEqual([409, 'TOTAL_CHANGED']);
    expect(body.data['quote'] as Quote).toMatchObject({ shipping: pounds(130), total: withoutShipping + pounds(130) });
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('a process with stale rules prices orders by the current ones', async () => {
    const other = await openOtherProcess();
    // saved without a notification to other processes
    const publish = (farFee: number) =>
      world.shop.database.pool.query(
        `insert into setting_versions (section, version, value, admin_id, published_at)
           select 'shipping', max(version) + 1, $1, $2, now() from setting_versions where section = 'shipping'`,
        [JSON.stringify(twoZones(farFee)), world.admin.userId],
      );
    try {
      await publish(130);
      const old = await other.place(orderTo('Aswan', { expectedTotal: withoutShipping + pounds(120) }));
      expect([old.code, old.data['total']]).toEqual(['TOTAL_CHANGED', withoutShipping + pounds(130)]);
      await publish(140);
      const placed = await other.place(orderTo('Aswan', { expectedTotal: withoutShipping + pounds(140) }));
      expect(await world.stored(placed.orderNumber)).toMatchObject({ shipping_cost: pounds(140) });
    } finally {
      await other.close();
      world.shop.context.shopSettings.invalidate();
    }
  });

  test('orders have the total of the rules they refer to, while an admin saves new ones', async () => {
    const start = new Date();
    let isChanging = true;
    let placed = 0;
    const changes = (async () => {
      for (let fee = 121; fee <= 135; fee += 1) {
        await world.saveRules({ shipping: twoZones(fee) });
        const before = placed;
        await soon(() => expect(placed).toBeGreaterThan(before));
      }
      isChanging = false;
    })();
    const order = async (): Promise<void> => {
      let expectedTotal = withoutShipping + pounds(120);
      while (isChanging) {
        const input = orderTo('Aswan', { expectedTotal });
        const { body } = await world.shop.request('/orders', { body: input, token: world.salma.token });
        if (body.code === undefined) placed += 1;
        if (body.code === 'TOTAL_CHANGED') expectedTotal = Number(body.data['total']);
      }
    };
    await Promise.all([changes, order(), order(), order()]);
    const { rows } = await world.shop.database.pool.query(
      `select total, shipping_cost, (
         select (value -> 'zones' -> 0 ->> 'fee')::integer from setting_versions
         where section = 'shipping' and id <= settings_id order by id desc limit 1
       ) as fee from orders where created_at > $1`,
      [start],
    );
    expect(rows.length).toBe(placed);
    expect(new Set(rows.map(({ fee }) => fee)).size).toBeGreaterThan(7);
    for (const { total, shipping_cost, fee } of rows) {
      expect([Number(shipping_cost), Number(total)]).toEqual([fee, withoutShipping + fee]);
    }
  });
});

/** A second process of the shop, which has read the rules that are valid now. */
const openOtherProcess = async () => {
  const { paymentSettings, log } = world.shop.context;
  const shopSettings = createShopSettings(world.shop.database, {
    paymentSettings,
    environment: demonstrationShop,
    log,
  });
  await shopSettings.current();
  const api = createShopApi({ ...world.shop.context, accounts: world.shop.accounts, shopSettings });
  return {
    place: async (input: PlaceOrder) => {
      const response = await api.handle(
        new Request('http://127.0.0.1/api/orders', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${world.salma.token}` },
          body: JSON.stringify(input),
        }),
        'other process',
      );
      return (await response.json()) as Refused & { readonly orderNumber: string };
    },
    close: shopSettings.close,
  };
};

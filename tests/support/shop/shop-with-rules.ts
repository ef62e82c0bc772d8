import { beforeAll } from 'vitest';
import { pounds } from '#core/money/money.ts';
import type { OrderView, PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import { saveRules } from '../save-rules.ts';
import { type SignedIn, shopWithCustomer } from './in-process-shop.ts';

/** Total of one plate of 1250 pounds with 14 % tax. */
export const withoutShipping = pounds(1250 + 175);

/** Input of an order of one plate to a city, by default at the total of the default zone. */
export const orderTo = (
  city: string,
  changes: Partial<PlaceOrder> = {},
  shipping: Partial<PlaceOrder['shipping']> = {},
): PlaceOrder => {
  const input = orderInputFor({
    paymentMethod: 'bank_transfer',
    expectedTotal: withoutShipping + pounds(60),
    ...changes,
  });
  return { ...input, shipping: { ...input.shipping, city, postalCode: '00000', ...shipping } };
};

/** For one test file: a shop with a customer, and an admin user who saves its rules. */
export const shopWithRules = () => {
  const world = shopWithCustomer();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await world.shop.signUpAdmin();
    await setStock(world.shop, 'plate-lotus-01', 100_000);
  });
  const callAsAdmin = async (path: string, asking = {}) =>
    (await world.shop.request<unknown>(path, { ...asking, token: admin.token })).body;
  return {
    get shop() {
      return world.shop;
    },
    get salma() {
      return world.salma;
    },
    get admin() {
      return admin;
    },
    place: world.place,
    callAsAdmin,
    saveRules: (rules: Partial<CommerceRules>) => saveRules(callAsAdmin, rules),
    /** The order as its customer reads it, in English. */
    read: async (orderNumber: string) =>
      (await world.shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token: world.salma.token })).body,
    /** Stored destination and rules. */
    stored: async (orderNumber: string) => {
      const { rows } = await world.shop.database.pool.query(
        `select shipping_info ->> 'city' as city, shipping_info ->> 'governorate' as governorate, shipping_zone,
           shipping_cost, tax_base, settings_id from orders where order_number = $1`,
        [orderNumber],
      );
      return rows[0];
    },
  };
};

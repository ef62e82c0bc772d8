import { randomUUID } from 'node:crypto';
import type { OrderLine } from '../../contract/order-lines.ts';
import type { PlaceOrder } from '../../contract/orders.ts';
import type { OpenShop } from './open-shop.ts';

/** A complete wish for an order, of one dinner plate unless something else is given. */
export const wishFor = (given: Partial<PlaceOrder> = {}): PlaceOrder => ({
  idempotencyKey: randomUUID(),
  language: 'ar',
  lines: [{ productId: 'plate-lotus-01', quantity: 1 }],
  shipping: {
    fullName: 'سلمى حسن',
    email: 'salma@example.com',
    phone: '01001234567',
    address: '١٢ شارع المعز لدين الله',
    city: 'القاهرة',
    postalCode: '11511',
  },
  gift: { isGift: false, giftWrap: false, giftMessage: null },
  paymentMethod: 'cash_on_delivery',
  // one plate of 1250 EGP, 150 shipping, 14 % tax
  expectedTotal: 125_000 + 15_000 + 17_500,
  ...given,
});

/** What the server says that these lines cost: it refuses a total of nothing, and tells the right one. */
export const totalOf = async (shop: OpenShop, token: string, given: Partial<PlaceOrder>): Promise<number> => {
  const wish = wishFor({ ...given, expectedTotal: 0 });
  const { body } = await shop.ask('/orders', { body: wish, token });
  if (typeof body.data['total'] !== 'number') throw new Error(`${body.code}: ${body.message}`);
  return body.data['total'];
};

/** How many rows each table that an order touches holds, and the sums that it moves. */
export const countRows = async ({ database }: OpenShop): Promise<object> => {
  const { rows } = await database.pool.query(`
    select (select count(*) from orders) as orders, (select count(*) from order_status_changes) as history,
      (select sum(stock) from products) as stock, (select sum(current_uses) from promo_codes) as uses,
      (select count(*) from contact_messages) as messages, (select count(*) from newsletter_subscriptions) as subscriptions,
      (select count(*) from profiles) as profiles, (select count(*) from auth.users) as users`);
  return rows[0];
};

/** Makes pieces of a product so few. */
export const leaveInStock = async ({ database }: OpenShop, productId: string, stock: number): Promise<void> => {
  await database.pool.query('update products set stock = $2 where id = $1', [productId, stock]);
};

export const stockOf = async ({ database }: OpenShop, productId: string): Promise<number> => {
  const { rows } = await database.pool.query('select stock from products where id = $1', [productId]);
  return rows[0].stock;
};

/** Issues a promo code: 10 % without conditions, unless something else is given. */
export const issueCode = async ({ database }: OpenShop, code: string, given: object = {}): Promise<void> => {
  const promo = { code, discount_type: 'percentage', discount_value: 10, ...given };
  const columns = Object.keys(promo);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into promo_codes (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(promo),
  );
};

export const linesOf = (...productIds: readonly string[]): OrderLine[] =>
  productIds.map((productId) => ({ productId, quantity: 1 }));

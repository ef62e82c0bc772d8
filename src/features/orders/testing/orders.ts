import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#core/server/database/connect.ts';
import type { OrderLine } from '#features/pricing/price-lines.ts';
import { type FreshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';
import type { PlaceOrder } from '../orders.contract.ts';

/** Valid input of an order, by default of one dinner plate. */
export const orderInputFor = (overrides: Partial<PlaceOrder> = {}): PlaceOrder => ({
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
  ...overrides,
});

/** Returns the server's total of these lines: the server rejects an expected total of 0 and returns the correct one. */
export const totalOf = async (shop: OpenShop, token: string, overrides: Partial<PlaceOrder>): Promise<number> => {
  const input = orderInputFor({ ...overrides, expectedTotal: 0 });
  const { body } = await shop.request('/orders', { body: input, token });
  if (typeof body.data['total'] !== 'number') throw new Error(`${body.code}: ${body.message}`);
  return body.data['total'];
};

/** Row counts of each table that an order writes to, and sums of the values that it changes. */
export const countRows = async ({ database }: OpenShop): Promise<object> => {
  const { rows } = await database.pool.query(`
    select (select count(*) from orders) as orders, (select count(*) from order_status_changes) as history,
      (select sum(stock) from products) as stock, (select sum(current_uses) from promo_codes) as uses,
      (select count(*) from contact_messages) as messages, (select count(*) from newsletter_subscriptions) as subscriptions,
      (select count(*) from profiles) as profiles, (select count(*) from auth.users) as users`);
  return rows[0];
};

/** Sets the stock of a product. */
export const setStock = async ({ database }: OpenShop, productId: string, stock: number): Promise<void> => {
  await database.pool.query('update products set stock = $2 where id = $1', [productId, stock]);
};

export const stockOf = async ({ database }: OpenShop, productId: string): Promise<number> => {
  const { rows } = await database.pool.query('select stock from products where id = $1', [productId]);
  return rows[0].stock;
};

/** Creates a promo code, by default of 10 % without conditions. */
export const issueCode = async ({ database }: OpenShop, code: string, overrides: object = {}): Promise<void> => {
  const promo = { code, discount_type: 'percentage', discount_value: 10, ...overrides };
  const columns = Object.keys(promo);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into promo_codes (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(promo),
  );
};

export const linesOf = (...productIds: readonly string[]): OrderLine[] =>
  productIds.map((productId) => ({ productId, quantity: 1 }));

/** A stored order; amounts in piastres. */
export type BoughtOrder = {
  readonly order_number: string;
  readonly created_at: Date;
  readonly total: number;
  readonly discount: number;
  readonly promo_code: string | null;
};

/** Returns the latest order of the account with this address; throws if it has none. */
export const latestOrder = async (database: FreshDatabase, email: string): Promise<BoughtOrder> => {
  const [order] = await ordersOf(database, email);
  if (!order) throw new Error(`${email} has no order`);
  return order;
};

/** All orders of an account, newest first. */
export const ordersOf = async ({ pool }: FreshDatabase, email: string): Promise<readonly BoughtOrder[]> => {
  const { rows } = await pool.query<BoughtOrder>(
    `select orders.* from orders join auth.users on users.id = orders.user_id
     where users.email = $1 order by orders.created_at desc`,
    [email],
  );
  return rows;
};

/**
 * Inserts this many orders within three years, four per hour, with about eighty different names and one unique name. All
 * but the last 700 are delivered or cancelled.
 */
export const insertManyOrders = async ({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> => {
  await insertOrders(pool, count);
  await vacuumFully(pool);
};

/** Vacuums until nearly every page is marked all-visible: plans with index scans depend on it. */
const vacuumFully = async (pool: Database['pool']): Promise<void> => {
  for (let tries = 1; tries <= 20; tries += 1) {
    await runWithoutLimits({ pool }, 'vacuum analyze orders');
    const { rows } = await pool.query<{ isComplete: boolean }>(
      `select relallvisible >= 0.99 * relpages as "isComplete" from pg_class where oid = 'orders'::regclass`,
    );
    if (rows[0]?.isComplete) return;
    // another transaction, such as an autovacuum, still holds an older snapshot
    await pause(250);
  }
};

const insertOrders = (pool: Database['pool'], count: number) =>
  runWithoutLimits(
    { pool },
    `with people as (select
        array['سلمى', 'أحمد', 'Mona', 'فاطمة', 'Karim', 'منى', 'Tarek', 'هدى', 'يوسف', 'Lina'] as first,
        array['حسن', 'عبد الرحمن', 'Naguib', 'إبراهيم', 'El Shafei', 'محمود', 'Hegazy', 'السيد'] as last,
        array['pending', 'processing', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled'] as states)
    insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
      bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift,
      gift_wrap, created_at)
    select 'ORD-' || (1700000000000 + n * 947::bigint) || '-' || upper(substr(md5(n::text), 1, 9)), gen_random_uuid(), '', 'ar',
      jsonb_build_array(jsonb_build_object('productId', 'plate-lotus-01', 'name',
        jsonb_build_object('ar', 'إفريز اللوتس', 'en', 'Lotus Frieze'), 'subtitle', jsonb_build_object('ar', 'طبق', 'en', 'plate'),
        'unitPrice', 125000, 'quantity', 1 + n % 3, 'lineTotal', 125000 * (1 + n % 3), 'togetherDiscount', 0)),
      jsonb_build_object('fullName', case n when 77 then 'نفرتيتي آتون' else first[1 + n % 10] || ' ' || last[1 + n % 8] end,
        'email', 'buyer-' || n || '@example.com', 'phone', '+2010' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'),
        'address', '١٢ شارع المعز', 'city', 'القاهرة', 'postalCode', '11511'),
      125000 * (1 + n % 3), 0, 0, 0, 0, 15000, 17500 * (1 + n % 3), 142500 * (1 + n % 3) + 15000,
      case when n <= 700 or n % 7 > 5 then states[1 + n % 7] else 'delivered' end, 'cash_on_delivery', false, false, now() - n * interval '15 minutes'
    from people, generate_series(1, $1::integer) n`,
    [count],
  );

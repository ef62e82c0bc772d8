import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/database/connect.ts';

/**
 * Fills the shop with this many orders of three years, four an hour, of people of some eighty names; one of them bears a
 * name that nobody else does. But for the last 700 all are delivered or cancelled.
 */
export const placeMany = async ({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> => {
  for (let placed = 0; placed < count; placed += BATCH)
    await placeSome(pool, placed + 1, Math.min(placed + BATCH, count));
  await vacuumWhole(pool);
};

/** Vacuums until nearly every page is known to hold only rows that all see: the plans of index scans depend on it. */
const vacuumWhole = async (pool: Database['pool']): Promise<void> => {
  for (let tries = 1; tries <= 20; tries += 1) {
    await pool.query('vacuum analyze orders');
    const { rows } = await pool.query<{ isWhole: boolean }>(
      `select relallvisible >= 0.99 * relpages as "isWhole" from pg_class where oid = 'orders'::regclass`,
    );
    if (rows[0]?.isWhole) return;
    // a transaction of somebody else, such as a vacuum of the server's own, still sees what was before
    await pause(250);
  }
};

/** As many as are placed well before a statement has lasted too long. */
const BATCH = 10_000;

const placeSome = (pool: Database['pool'], first: number, last: number) =>
  pool.query(
    `with people as (select
        array['سلمى', 'أحمد', 'Mona', 'فاطمة', 'Karim', 'منى', 'Tarek', 'هدى', 'يوسف', 'Lina'] as first,
        array['حسن', 'عبد الرحمن', 'Naguib', 'إبراهيم', 'El Shafei', 'محمود', 'Hegazy', 'السيد'] as last,
        array['pending', 'processing', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled'] as states)
    insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
      bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift,
      gift_wrap, created_at)
    select 'ORD-' || (1700000000000 + n * 947::bigint) || '-' || upper(substr(md5(n::text), 1, 9)), gen_random_uuid(), '', 'ar',
      jsonb_build_array(jsonb_build_object('productId', 'plate-lotus-01', 'name',
        jsonb_build_object('ar', 'إفريز اللوتس', 'en', 'Lotus Frieze'), 'kind', jsonb_build_object('ar', 'طبق', 'en', 'plate'),
        'unitPrice', 125000, 'quantity', 1 + n % 3, 'lineTotal', 125000 * (1 + n % 3), 'togetherDiscount', 0)),
      jsonb_build_object('fullName', case n when 77 then 'نفرتيتي آتون' else first[1 + n % 10] || ' ' || last[1 + n % 8] end,
        'email', 'buyer-' || n || '@example.com', 'phone', '+2010' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'),
        'address', '١٢ شارع المعز', 'city', 'القاهرة', 'postalCode', '11511'),
      125000 * (1 + n % 3), 0, 0, 0, 0, 15000, 17500 * (1 + n % 3), 142500 * (1 + n % 3) + 15000,
      case when n <= 700 or n % 7 > 5 then states[1 + n % 7] else 'delivered' end, 'cash_on_delivery', false, false, now() - n * interval '15 minutes'
    from people, generate_series($1::integer, $2::integer) n`,
    [first, last],
  );

import type { Database } from '#core/server/database/connect.ts';
import { fillTables, inBatches, oftenFirst, SEED_MARKER } from './markers.ts';
import { cities, familyNames, firstNames } from './product-names.ts';

/**
 * Adds generated orders of one or two products over the last two years, up to this total; of generated customers if there are
 * any. Older ones are delivered or cancelled.
 */
export const seedOrders = async (database: Pick<Database, 'pool'>, count: number): Promise<void> => {
  const { pool } = database;
  const { rows: made } = await pool.query<{ made: number }>(
    `select count(*)::integer as made from orders where request_hash = '${SEED_MARKER}'`,
  );
  const { rows: goods } = await pool.query<{ item: object }>(items);
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from profiles where email like '${SEED_MARKER}-%@example.com' order by email limit 50000`,
  );
  const vocabulary = [firstNames, familyNames, cities];
  const from = [JSON.stringify(goods.map(({ item }) => item)), people.map(({ id }) => id), ...vocabulary, count];
  await fillTables(database, {
    tables: ['orders', 'order_status_changes'],
    without: ['orders_spelled_idx'],
    fill: async (run) => {
      for (const batch of inBatches((made[0]?.made ?? 0) + 1, count, 20_000)) {
        await run(insertOrders, [...batch, ...from]);
      }
    },
  });
};

const items = `
  select jsonb_build_object('productId', id, 'name', jsonb_build_object('ar', name_ar, 'en', name_en), 'subtitle',
    jsonb_build_object('ar', subtitle_ar, 'en', subtitle_en), 'unitPrice', price, 'togetherDiscount', 0) as item
  from products where not is_archived order by position, id limit 200`;

// phone numbers of a prefix that no Egyptian network uses
const insertOrders = `
  with goods as materialized (
    select place - 1 as place, piece, (piece ->> 'unitPrice')::bigint as price
    from jsonb_array_elements($3::jsonb) with ordinality as goods (piece, place)
  ), lines as (
    select n, (n * 31::bigint + line * 17) % (select count(*) from goods) as place, 1 + (n + line) % 3 as quantity
    from generate_series($1::integer, $2::integer) n, generate_series(0, n % 2) line
  ), summed as (
    select n, sum(price * quantity)::bigint as subtotal,
      jsonb_agg(piece || jsonb_build_object('quantity', quantity, 'lineTotal', price * quantity)) as items
    from lines join goods using (place) group by n
  ), priced as (
    select *, case when subtotal >= 300000 then 0 else 15000 end as shipping, (subtotal * 14 + 50) / 100 as tax,
      now() - (n * (interval '730 days' / $8::integer)) as placed_at
    from summed
  ), placed as (
    insert into orders (user_id, order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal,
      discount, bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_status,
      payment_method, is_gift, gift_wrap, created_at)
    select ($4::uuid[])[1 + n % greatest(cardinality($4::uuid[]), 1)],
      'ORD-' || (extract(epoch from placed_at) * 1000)::bigint || '-' || translate(lpad(upper(to_hex(n)), 9, '0'), '01', 'XZ'),
      gen_random_uuid(), '${SEED_MARKER}', case when n % 4 = 0 then 'en' else 'ar' end, items,
      jsonb_build_object('fullName', ${oftenFirst('$5', 0)} || ' ' || ${oftenFirst('$6', 1)}, 'email', '${SEED_MARKER}-' || n || '@example.com',
        'phone', '+2019' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'), 'address', n % 90 + 1 || ' شارع للتجربة، الدور ' || n % 9 + 1,
        'city', ($7::text[])[1 + n % cardinality($7::text[])], 'postalCode', lpad((n % 90000 + 10000)::text, 5, '0')),
      subtotal, 0, 0, 0, 0, shipping, tax, subtotal + shipping + tax,
      case when n % 12 = 0 then 'cancelled' when placed_at < now() - interval '14 days' then 'delivered'
        when placed_at < now() - interval '7 days' then 'shipped' when n % 2 = 0 then 'processing' else 'pending' end,
      case when n % 12 <> 0 and placed_at < now() - interval '14 days' then 'paid' else 'pending' end,
      (array['cash_on_delivery', 'bank_transfer', 'card_link'])[1 + n % 3], false, false, placed_at
    from priced
    returning id, status, created_at
  )
  insert into order_status_changes (order_id, from_status, to_status, changed_at)
  select id, null, 'pending', created_at from placed
  union all
  select id, 'pending', status, created_at + interval '2 hours' from placed where status <> 'pending'`;

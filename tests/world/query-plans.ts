import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../server/database/connect.ts';
import { isWorthKeeping } from '../../server/database/prepared-statements.ts';
import type { Tables } from '../../server/database/schema.ts';

/** How PostgreSQL would answer a question that was asked: for its values, then, where it may be kept, for any. */
export type QueryPlan = { readonly sql: string; readonly plan: string };

/** What this work asks of the database, each question with its plans of today. */
export const plansOf = async (
  { pool }: Pick<Database, 'pool'>,
  work: (watched: Kysely<Tables>) => Promise<unknown>,
): Promise<QueryPlan[]> => {
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { readonly query: CompiledQuery }) => void asked.push(query);
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }));
  const plans: QueryPlan[] = [];
  for (const { sql, parameters } of asked) {
    const lines = await pool.query<PlanLine>(`explain ${sql}`, [...parameters]);
    const kept = isWorthKeeping(sql) ? await planOfKept(pool, sql, parameters.length) : [];
    plans.push({ sql, plan: [...lines.rows, ...kept].map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
};

type PlanLine = { readonly 'QUERY PLAN': string };

const planOfKept = async (pool: Pool, text: string, parameters: number): Promise<PlanLine[]> => {
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = force_generic_plan; prepare kept as ${text}`);
    const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join()})`;
    return (await client.query<PlanLine>(`explain execute kept${values}`)).rows;
  } finally {
    // what it was told, it would tell whoever uses it next
    client.release(true);
  }
};

/**
 * Fills the shop with 700 customers, of whom each has reviewed 29 products and wishes for as many (20,300 rows each), has
 * ordered five times and keeps ten addresses.
 */
export const crowd = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query(`
    insert into auth.users (email) select 'crowd-' || n || '@example.com' from generate_series(1, 700) n;
    insert into profiles (id, name, email, phone_number, date_of_birth)
      select id, 'سلمى حسن', email, '+201001234567', '1990-05-17' from auth.users where email like 'crowd-%';
    insert into reviews (user_id, product_id, rating, comment, created_at)
      select u.id, p.id, 1 + (p.position + length(u.id::text)) % 5, 'جميل', now() - random() * interval '1 year'
      from profiles u join products p on p.position <= 29 where u.email like 'crowd-%';
    insert into wishlist (user_id, product_id)
      select u.id, p.id from profiles u join products p on p.position <= 29 where u.email like 'crowd-%';
    insert into saved_addresses (user_id, label, full_name, phone, address, city, postal_code)
      select u.id, 'البيت', u.name, u.phone_number, '١٢ شارع المعز', 'القاهرة', '11511'
      from profiles u, generate_series(1, 10) where u.email like 'crowd-%';
    insert into orders (user_id, order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal,
        discount, bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, payment_method, is_gift,
        gift_wrap)
      select u.id, 'ORD-' || n || '-' || upper(substr(md5(u.email || n), 1, 9)), gen_random_uuid(), '', 'ar',
        jsonb_build_array(jsonb_build_object('productId', 'plate-lotus-01')), '{}', 100, 0, 0, 0, 0, 0, 14, 114,
        'cash_on_delivery', false, false
      from profiles u, generate_series(1, 5) n where u.email like 'crowd-%';`);
  await pool.query('vacuum analyze profiles, products, reviews, wishlist, saved_addresses, orders');
};

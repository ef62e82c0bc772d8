import { randomBytes } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import { connect, type Database } from '#core/server/database/connect.ts';
import { isWorthPreparing } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { databaseUrl } from './database-url.ts';

/** A separate database for one test file. */
export type FreshDatabase = Database & {
  /** For other connections: a server process, a worker, plain SQL. */
  readonly url: string;
  /** Closes this connection and drops the database, even with other open connections. */
  drop(): Promise<void>;
};

type FreshDatabaseOptions = {
  readonly poolSize?: number;
  /** False: a database without tables, for tests of migrations. */
  readonly isMigrated?: boolean;
  /** Contains the products of the catalogue, which a shop inserts at its first start. */
  readonly isStocked?: boolean;
};

/** Creates a separate database as a copy of a template; a test file creates it in `beforeAll` and drops it in `afterAll`. */
export const freshDatabase = (options: FreshDatabaseOptions = {}): Promise<FreshDatabase> =>
  createDatabase(inject('databaseServer'), options);

/** Creates a separate database on this server. */
export const createDatabase = async (
  server: ProvidedContext['databaseServer'],
  { poolSize = 5, isMigrated = true, isStocked = false }: FreshDatabaseOptions = {},
): Promise<FreshDatabase> => {
  // the server drops databases with this prefix at the end of the run
  const name = `${server.template}_${randomBytes(6).toString('hex')}`;
  const migrated = isStocked ? server.stockedTemplate : server.template;
  const source = isMigrated ? migrated : 'template0';
  // file_copy writes no WAL for the copy, which halves the time
  await onServer(server.url, `create database ${name} template ${source} strategy file_copy`);

  const url = databaseUrl(server.url, name);
  const database = connect(url, { poolSize });
  const drop = async () => {
    await database.close();
    await onServer(server.url, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url, drop };
};

const onServer = async (url: string, sql: string): Promise<void> => {
  const server = connect(url, { poolSize: 1 });
  try {
    await server.pool.query(sql);
  } finally {
    await server.close();
  }
};

/** How long a statement for test data may take, in milliseconds. */
const BULK_TIMEOUT_MS = 600_000;

/**
 * Runs a statement that creates or analyzes much test data, on a connection of its own without the time limits of the shop, which a
 * slow machine would exceed.
 */
export const runWithoutLimits = async (
  { pool }: Pick<Database, 'pool'>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> => {
  const bulk = connect(pool.options.connectionString ?? '', { poolSize: 1, silenceMs: BULK_TIMEOUT_MS });
  try {
    await bulk.pool.query('set statement_timeout = 0');
    await bulk.pool.query(sql, [...values]);
  } finally {
    await bulk.close();
  }
};

/** Tables that count attempts, requests, searches and sent messages, or are derived from others: background tasks write them during a test. */
const counters = [
  'request_limits',
  'promo_attempts',
  'rate_limits',
  'sent_messages',
  'process_heartbeats',
  'search_statistics',
  'report_dirty_days',
  'report_days',
];

/** Fingerprint of the rows of each table of a schema, without counters and reports; equal fingerprints mean equal rows. */
export const hashTables = async (
  { pool }: Pick<Database, 'pool'>,
  schema: 'public' | 'auth' = 'public',
): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = $2 and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [counters, schema],
  );
  const { rows } = await pool.query<{ name: string; content: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as content from ${schema}.${name} each`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
};

/** Number of statements that are sent over this connection pool during the work. */
export const countStatements = async (
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<number> => {
  let count = 0;
  const originalQueries = new Map<PoolClient, PoolClient['query']>();
  const watch = (client: PoolClient) => {
    if (originalQueries.has(client)) return;
    const query = client.query;
    originalQueries.set(client, query);
    Object.assign(client, {
      query: (...args: unknown[]): unknown => {
        count += 1;
        return Reflect.apply(query, client, args);
      },
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of originalQueries) Object.assign(client, { query });
  }
  return count;
};

/** Plan of PostgreSQL for a query: with its values, then, if the plan can be cached, the generic one. */
export type QueryPlan = { readonly sql: string; readonly plan: string };

/** Queries that the work sends to the database, each with its plans. */
export const explainQueries = async (
  { pool }: Pick<Database, 'pool'>,
  work: (originalQueries: Kysely<Tables>) => Promise<unknown>,
): Promise<QueryPlan[]> => {
  const queries: CompiledQuery[] = [];
  const log = ({ query }: { readonly query: CompiledQuery }) => void queries.push(query);
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }));
  const plans: QueryPlan[] = [];
  for (const { sql, parameters } of queries) {
    const lines = await pool.query<PlanLine>(`explain ${sql}`, [...parameters]);
    const genericPlan = isWorthPreparing(sql) ? await explainGeneric(pool, sql, parameters.length) : [];
    plans.push({ sql, plan: [...lines.rows, ...genericPlan].map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
};

type PlanLine = { readonly 'QUERY PLAN': string };

const explainGeneric = async (pool: Pool, text: string, parameters: number): Promise<PlanLine[]> => {
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = force_generic_plan; prepare kept as ${text}`);
    const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join()})`;
    return (await client.query<PlanLine>(`explain execute kept${values}`)).rows;
  } finally {
    // destroys the connection: its settings would affect the next user
    client.release(true);
  }
};

/**
 * Inserts 700 customers, each with 29 reviews and 29 wishlist items (20,300 rows each), five orders and ten saved
 * addresses.
 */
export const concurrentLoad = async (database: Pick<Database, 'pool'>): Promise<void> => {
  await runWithoutLimits(
    database,
    `
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
      from profiles u, generate_series(1, 5) n where u.email like 'crowd-%';`,
  );
  await runWithoutLimits(database, 'vacuum analyze profiles, products, reviews, wishlist, saved_addresses, orders');
};

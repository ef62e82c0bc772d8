import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#core/server/database/connect.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { seedProducts } from '../scripts/seed/seed-products.ts';
import { signUp } from './checkout-users.ts';
import type { Bench } from './measure.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

/** Minimum number of products in the shop during the measurement. */
const PRODUCTS = 10_000;
const SAVED = 2_000;
const IMPORTED = 1_000;

/** One operation by the shop and by the bare driver; each returns its duration in seconds. */
type Pair = {
  readonly what: string;
  readonly count: number;
  readonly ours: () => Promise<number>;
  readonly baseline: () => Promise<number>;
};

/** Measures many products at once, through the whole shop, against the same rows written by the driver without triggers. */
export const measureProductWrites = async ({ shop, databaseUrl, options, note }: Bench): Promise<Row[]> => {
  // a statement that fills a table may take long without an answer
  const filled = connect(databaseUrl, { silenceMs: 0 });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await seedProducts(filled, PRODUCTS);
    await client.connect();
    const { token, userId } = await signUp(shop, 220);
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
    const call = async (path: string, method: string, body?: FormData | object): Promise<ImportReply> => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${shop.url}/api/admin${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
      return (await response.json()) as ImportReply;
    };
    const rows: Row[] = [];
    for (const { what, count, ours, baseline } of [savedPrices(client, call, userId), importedProducts(client, call)]) {
      const [shopTook, driverTook]: [number[], number[]] = [[], []];
      // one more than counts, which warms connections, plans and code
      for (let round = 0; round <= options.rounds; round += 1) {
        const [first, second] = [await ours(), await baseline()];
        if (round === 0) continue;
        shopTook.push(first);
        driverTook.push(second);
      }
      const [rate, anchor] = [count / median(shopTook), count / median(driverTook)];
      note(`${what}: ${rounded(rate)} of ${rounded(anchor)} products a second`);
      rows.push({
        what,
        ratio: ratioOf(rate, anchor),
        figures: [
          { name: '', value: rounded(rate), unit: 'products/s' },
          { name: 'all', value: rounded(median(shopTook), 2), unit: 's' },
        ],
        anchor: {
          name: 'the same rows by the bare driver without triggers',
          value: rounded(anchor),
          unit: 'products/s',
        },
      });
    }
    return rows;
  } finally {
    await client.end();
    await filled.close();
  }
};

type ImportReply = { readonly id?: string; readonly state?: string };
type Call = (path: string, method: string, body?: FormData | object) => Promise<ImportReply>;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

/** Runs statements in one transaction without triggers and without checks of references. */
const withoutTriggers = async (client: pg.Client, statements: readonly string[]): Promise<void> => {
  await client.query('begin; set local session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
};

/** A save of the grid that changes the price of two thousand products. */
const savedPrices = (client: pg.Client, call: Call, adminId: string): Pair => {
  const selection = `select id from products where id like 'made-%' and original_price is null order by position limit ${SAVED}`;
  return {
    what: `${SAVED.toLocaleString('en')} prices saved in the grid`,
    count: SAVED,
    ours: async () => {
      const { rows } = await client.query<{ id: string; version: number; price: number }>(
        `select id, version, (price + 100)::integer as price from products where id in (${selection})`,
      );
      return secondsOf(() => call('/product-grid', 'PUT', { changes: rows }));
    },
    baseline: () =>
      secondsOf(() =>
        withoutTriggers(client, [
          `update products set price = price + 100, version = version + 1, updated_at = now() where id in (${selection})`,
          `update product_search_terms set price = price + 100 where product_id in (${selection})`,
          `insert into audit_log (admin_id, admin_email, action, subject)
             select '${adminId}', '', action, id from (${selection}) as changed, unnest(array['product.updated', 'product.price_changed']) as action`,
        ]),
      ),
  };
};

/** The tables that a new product has rows in, with the column that names it, and those that count rows. */
const tablesOfProduct = [
  ['products', 'id', ''],
  ['product_search_terms', 'product_id', `entry = nextval(pg_get_serial_sequence('product_search_terms', 'entry'))`],
  ['stock_movements', 'product_id', `id = nextval(pg_get_serial_sequence('stock_movements', 'id'))`],
  ['audit_log', 'subject', 'id = gen_random_uuid()'],
] as const;

/** An import of a thousand new products with texts as long as those of the built-in ones, from its start to its end. */
const importedProducts = (client: pg.Client, call: Call): Pair => ({
  what: `${IMPORTED.toLocaleString('en')} new products imported`,
  count: IMPORTED,
  ours: async () => {
    await client.query(`delete from products where id like 'bench-%' or id like 'driver-%'`);
    const form = new FormData();
    form.set('language', 'en');
    form.set('file', new File([fileOfProducts()], 'products.csv'));
    const { id } = await call('/product-imports', 'POST', form);
    return secondsOf(async () => {
      await call(`/product-imports/${id}`, 'PUT', { archivesNew: false });
      while ((await call(`/product-imports/${id}`, 'GET')).state !== 'done') await pause(20);
    });
  },
  baseline: async () => {
    // the rows that the shop has just written, under other ids
    for (const [table, column, numbered] of tablesOfProduct) {
      await client.query(`
        drop table if exists copied_${table};
        create temp table copied_${table} as select * from ${table} where ${column} like 'bench-%'
          ${table === 'audit_log' ? `order by created_at desc limit ${IMPORTED}` : ''};
        update copied_${table} set ${column} = 'driver' || substr(${column}, 6)${numbered === '' ? '' : `, ${numbered}`}`);
    }
    return secondsOf(() =>
      withoutTriggers(
        client,
        tablesOfProduct.map(([table]) => `insert into ${table} overriding system value select * from copied_${table}`),
      ),
    );
  },
});

const columns = ['name', 'subtitle', 'description', 'features'] as const;

const fileOfProducts = (): string => {
  const cell = (value: string | readonly string[]) =>
    `"${(typeof value === 'string' ? value : value.join('\n')).replaceAll('"', '""')}"`;
  const heading = columns.flatMap((column) => [`${column}.ar`, `${column}.en`]);
  const lines = Array.from({ length: IMPORTED }, (_, index) => {
    const product = catalogue[index % catalogue.length];
    if (product === undefined) throw new Error('the catalogue is empty');
    const named = { ...product, name: { ar: `${product.name.ar} ${index}`, en: `Bench ${product.name.en} ${index}` } };
    const texts = columns.flatMap((column) => [cell(named[column].ar), cell(named[column].en)]);
    return [...texts, product.price / 100, product.stock, product.category].join();
  });
  return [[...heading, 'price', 'stock', 'category'].join(), ...lines].join('\n');
};

import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pounds } from '../../../domain/money.ts';
import { categories } from '../../../domain/products.ts';
import { noFilterValues } from '../../../domain/search/list-filters.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/support/database.ts';
import { stockMany } from '../../../tests/support/products.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { countHits, findByFit, findInOrder } from './search.repository.ts';
import { priceSteps, type Search, stepsBetween } from './search-conditions.repository.ts';
import { planSearch } from './search-plan.ts';
import { analyzeSearch } from './search-words.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await stockMany(database, 3_000);
  // otherwise the plans depend on when autovacuum analyzes
  await database.pool.query('analyze');
}, 60_000);
afterAll(() => database.drop());

const everything: Search = {
  narrowed: { isNew: false, isOnSale: false, values: noFilterValues, foundIn: 'ar', sought: [] },
  prices: null,
  ordered: { language: 'ar', sort: 'fit', after: null },
  shown: categories,
  limit: 49,
};
const cheap: Search = { ...everything, prices: { least: pounds(300), most: pounds(900) } };
const cases: readonly (readonly [string, string, Search])[] = [
  ['a frequent word', 'طبق', everything],
  ['a word of every category', 'لوتس', everything],
  ['two words', 'طبق حورس', everything],
  ['a similar word', 'صحن', everything],
  ['a word in two categories', 'حورس', { ...everything, shown: ['cups', 'sets'] }],
  ['a word among reduced products', 'لوتس', { ...everything, narrowed: { ...everything.narrowed, isOnSale: true } }],
  ['a word and a price', 'طبق', cheap],
  ['a word and a price that is looked up', 'طبق', { ...cheap, isPriceRare: true }],
  [
    'a word and parts of the price filter',
    'لوتس',
    {
      ...everything,
      isPriceRare: true,
      narrowed: { ...everything.narrowed, values: { ...noFilterValues, price: ['0-500', '2000-'] } },
    },
  ],
];
const planFor = async (q: string) => planSearch(q, await analyzeSearch(database.kysely, q));

describe('each way of reading finds the same products', () => {
  test.each(cases)('by fit, page by page: %s', async (_, q, search) => {
    const plan = await planFor(q);
    const pagesOf = async (isCommon: (tier: number) => boolean) => {
      const ids: string[] = [];
      for (let after: string | undefined, page = 0; page < 6; page += 1) {
        const place = after === undefined ? null : { id: after, name: '', price: 0, isNew: false, addedAt: '' };
        const ordered = { ...search.ordered, after: place };
        const found = await findByFit(database.kysely, plan, { ...search, ordered }, isCommon);
        ids.push(...found.map(({ product_id: id }) => id));
        after = ids.at(-1);
        if (found.length < search.limit) break;
      }
      return ids;
    };
    const lookedUp = await pagesOf(() => false);
    expect(lookedUp.length).toBeGreaterThan(0);
    expect(new Set(lookedUp).size).toBe(lookedUp.length);
    expect(await pagesOf(() => true)).toEqual(lookedUp);
    expect(await pagesOf((tier) => tier % 2 === 1)).toEqual(lookedUp);
  });

  test.each(cases)('counted to the bound or wholly: %s', async (_, q, search) => {
    const plan = await planFor(q);
    const most = 60;
    const { counts: all, ids } = await countHits(database.kysely, plan, search, {
      whole: categories,
      inParts: [],
      most,
      isInMostTexts: false,
    });
    expect(ids).toHaveLength([...all.values()].reduce((sum, count) => sum + count, 0));
    const bounded = new Map(categories.map((category) => [category, Math.min(most, all.get(category) ?? 0)]));
    for (const inParts of [categories, []]) {
      const how = { whole: [], inParts, most, isInMostTexts: false };
      expect((await countHits(database.kysely, plan, search, how)).counts).toEqual(bounded);
    }
  });

  test.each(cases)('by name and by price: %s', async (_, q, given) => {
    const plan = await planFor(q);
    const whole = { whole: categories, inParts: [], most: 1, isInMostTexts: false };
    for (const sort of ['name', 'price-low', 'price-high', 'newest'] as const) {
      const search = { ...given, ordered: { ...given.ordered, sort } };
      const { ids } = await countHits(database.kysely, plan, search, whole);
      const lookedUp = await findInOrder(database.kysely, plan, search, { compared: [], probed: [], ids: null });
      expect(lookedUp.length).toBeGreaterThan(0);
      for (const [compared, probed] of [
        [search.shown, []],
        [[], search.shown],
        [search.shown.slice(0, 1), search.shown.slice(1, 2)],
      ] as const) {
        for (const known of [null, ids]) {
          const reading = { compared, probed, ids: known };
          expect(await findInOrder(database.kysely, plan, search, reading)).toEqual(lookedUp);
        }
      }
    }
  });
});

describe('the keys of place and price', () => {
  const wrong = `
    select product_id from product_search_keys, lateral (
      select array_agg(key order by key) as keys from unnest(keys_ar) as key where key ~ '^[#$]') as ar, lateral (
      select array_agg(key order by key) as keys from unnest(keys_en) as key where key ~ '^[#$]') as en
    where (ar.keys, en.keys) is distinct from (search_place_keys(entry, price), search_place_keys(entry, price))`;
  const wrongOnes = async () => (await database.pool.query(wrong)).rows;

  test('stay true when a product is added, changed, repriced and indexed again', async () => {
    const { pool } = database;
    const keysOf = async (id: string) =>
      (await pool.query('select entry, keys_ar, keys_en from product_search_keys where product_id = $1', [id])).rows;
    expect(await wrongOnes()).toEqual([]);
    await pool.query(`update products set price = price / 3 where id like 'made-1_'`);
    await pool.query(`update products set name_ar = name_ar || ' خاص' where id in ('made-20', 'made-21')`);
    expect(await wrongOnes()).toEqual([]);
    const before = await keysOf('made-30');
    await pool.query(`select index_search_keys(array['made-30'])`);
    expect(await keysOf('made-30')).toEqual(before);
    await pool.query(`update products set price = 45100 where id = 'made-30'`);
    const within = await keysOf('made-30');
    await pool.query(`update products set price = 49900 where id = 'made-30'`);
    expect(await keysOf('made-30')).toEqual(within);
    await pool.query(`update products set price = 50000 where id = 'made-30'`);
    expect(await keysOf('made-30')).not.toEqual(within);
    expect(await wrongOnes()).toEqual([]);
  });

  test('the server and the database have the same steps of prices', async () => {
    const prices = [0, ...priceSteps.flatMap((step) => [step - 1, step]), 5_000_000];
    const { rows } = await database.pool.query<{ step: number }>(
      'select search_price_step(price) as step from unnest($1::bigint[]) with ordinality as each (price, place) order by place',
      [prices],
    );
    expect(rows.map(({ step }) => step)).toEqual(
      // two steps, so that the range is not that of all prices
      prices.map((price) => stepsBetween(price, price)?.[0]),
    );
    expect(stepsBetween(null, null)).toBeNull();
    expect(stepsBetween(null, pounds(120))).toEqual([0, 1]);
    expect(stepsBetween(pounds(20), pounds(10))).toEqual([0]);
    expect(stepsBetween(pounds(900), pounds(100))).toEqual([]);
  });
});

describe('of a frequent word', () => {
  /** The products that a statement reads from the table of keys, counted by PostgreSQL itself. */
  const productsRead = async (work: (watched: Kysely<Tables>) => Promise<unknown>) => {
    const { pool } = database;
    const asked: CompiledQuery[] = [];
    await work(
      new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) }),
    );
    const read = await Promise.all(
      asked.map(async ({ sql, parameters }) => {
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, timing off, format json) ${sql}`,
          [...parameters],
        );
        return rowsOf(rows[0]?.['QUERY PLAN'][0].Plan);
      }),
    );
    return Math.max(...read);
  };
  interface PlanNode {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly 'Actual Rows': number;
    readonly 'Actual Loops': number;
    readonly Plans?: readonly PlanNode[];
  }
  const rowsOf = (node: PlanNode | undefined): number => {
    if (!node) return 0;
    const own =
      node['Relation Name'] === 'product_search_keys' && node['Node Type'] === 'Bitmap Heap Scan'
        ? node['Actual Rows'] * node['Actual Loops']
        : 0;
    return (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), own);
  };

  test('the first page and the count to a bound read a part of the hits only', async () => {
    const plan = await planFor('طبق');
    const how = { inParts: [], most: 1, isInMostTexts: false };
    const { ids } = await countHits(database.kysely, plan, everything, { ...how, whole: categories });
    expect(ids.length).toBeGreaterThan(850);
    expect(await productsRead((watched) => findByFit(watched, plan, everything, () => true))).toBeLessThan(400);
    expect(
      await productsRead((watched) =>
        countHits(watched, plan, everything, {
          ...how,
          most: 101,
          inParts: ['plates'],
          whole: ['bowls', 'cups', 'sets'],
        }),
      ),
    ).toBeLessThan(400);
  });
});

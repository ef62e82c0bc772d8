import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { categories } from '#features/products/product-attributes.ts';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { noFilterValues } from '../product-filters.ts';
import { countsOf } from './facet-counts.ts';
import { countCombinations, findNarrowed, type Gathering, gatherHits } from './gather-hits.repository.ts';
import { findIds, findRow } from './product-list.repository.ts';
import { findByFit } from './search.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import { planSearch } from './search-plan.ts';
import { analyzeSearch } from './vocabulary.repository.ts';

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
const cheap: Search = { ...everything, prices: { min: pounds(300), max: pounds(900) } };
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
/** Reads all hits at once, without a page limit. */
const wholly: Gathering = {
  dense: [],
  isInParts: false,
  isFrequent: false,
  isOpen: true,
  max: 500,
  page: null,
  walked: [],
  minScanned: 100,
};
const planFor = async (q: string) => planSearch(q, await analyzeSearch(database.kysely, q));

describe('each way of reading finds the same products', () => {
  test.each(cases)('all access paths agree by relevance, page by page: %s', async (_, q, search) => {
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

  test.each(cases)('all access paths agree when counted to the limit or completely: %s', async (_, q, search) => {
    const plan = await planFor(q);
    const max = 60;
    const { counts: all, combinations } = await gatherHits(database.kysely, plan, search, { ...wholly, max: 5_000 });
    expect(all.size).toBeGreaterThan(0);
    expect(countsOf(combinations, search.narrowed.values)).toEqual(all);
    const within = (bound: number) => new Map([...all].map(([category, count]) => [category, Math.min(bound, count)]));
    for (const isInParts of [true, false]) {
      const { counts, page } = await gatherHits(database.kysely, plan, search, {
        ...wholly,
        dense: categories,
        isInParts,
        max,
      });
      expect(new Map([...counts].filter(([, count]) => count > 0))).toEqual(within(max + 1));
      expect(page).toEqual([]);
    }
    const some = { ...wholly, dense: ['plates'], isInParts: true, max } as const;
    const { counts } = await gatherHits(database.kysely, plan, search, some);
    expect(counts.get('plates') ?? 0).toBe(within(max + 1).get('plates') ?? 0);
    expect(counts.get('cups')).toBe(all.get('cups'));
  });

  test.each(cases)('all access paths agree on few products by relevance: %s', async (_, q, search) => {
    const plan = await planFor(q);
    const shown = { ...search, limit: 5_000 };
    const sorted = await findByFit(database.kysely, plan, shown, () => false);
    const few = { ...wholly, page: { fewest: 5_000 } };
    expect((await gatherHits(database.kysely, plan, shown, few)).page).toEqual(sorted);
    const after = { id: sorted[3]?.product_id ?? '', name: '', price: 0, isNew: false, addedAt: '' };
    const later = { ...shown, ordered: { ...shown.ordered, after } };
    expect((await gatherHits(database.kysely, plan, later, few)).page).toEqual(sorted.slice(4));
    expect((await gatherHits(database.kysely, plan, shown, { ...few, page: { fewest: 4 } })).page).toEqual([]);
  });

  test.each(cases)('all access paths agree by name, price and age: %s', async (_, q, given) => {
    const plan = await planFor(q);
    for (const sort of ['name', 'price-low', 'price-high', 'newest'] as const) {
      const search = { ...given, ordered: { ...given.ordered, sort } };
      const pageOf = async (reading: Partial<Gathering>) =>
        (await gatherHits(database.kysely, plan, search, { ...wholly, page: 'in order', ...reading })).page;
      const sorted = await pageOf({});
      expect(sorted.length).toBeGreaterThan(0);
      expect(await pageOf({ walked: categories, minScanned: 0 })).toEqual(sorted);
      expect(await pageOf({ walked: ['plates', 'cups'], minScanned: 50 })).toEqual(sorted);
      expect(await pageOf({ dense: search.shown })).toEqual(sorted);
      expect(await pageOf({ dense: search.shown.slice(0, 1), walked: categories, minScanned: 50 })).toEqual(sorted);
    }
  });

  test.each(cases)('all access paths agree by name, price and age, page by page: %s', async (_, q, given) => {
    const plan = await planFor(q);
    for (const sort of ['name', 'price-low', 'price-high', 'newest'] as const) {
      const pageBehind = async (id: string | undefined, limit: number) => {
        const row = id === undefined ? undefined : await findRow(database.kysely, id);
        const after = row && {
          id: row.product_id,
          name: row.name_ar,
          price: row.price,
          isNew: row.is_new,
          addedAt: row.added_at,
        };
        const search = { ...given, limit, ordered: { ...given.ordered, sort, after: after ?? null } };
        const { page } = await gatherHits(database.kysely, plan, search, { ...wholly, page: 'in order' });
        return page.map(({ product_id: found }) => found);
      };
      const all = await pageBehind(undefined, 5_000);
      // after the first and last hit too, and between hits of the same price
      for (const place of [0, 1, 7, Math.floor(all.length / 2), all.length - 2, all.length - 1])
        expect(await pageBehind(all[place], 7)).toEqual(all.slice(place + 1, place + 8));
    }
  });

  test.each([true, false])(
    'with and without the chosen values, which are compared then; price looked up: %s',
    async (isPriceRare) => {
      const plan = await planFor('لوتس');
      const values = { price: ['500-1000'], colour: ['blue', 'turquoise'], motif: ['lotus'] } as const;
      const search: Search = {
        ...everything,
        isPriceRare,
        narrowed: { ...everything.narrowed, values },
        ordered: { ...everything.ordered, sort: 'price-low' },
      };
      const reading = { ...wholly, page: 'in order' } as const;
      const closed = await gatherHits(database.kysely, plan, search, { ...reading, isOpen: false });
      const open = await gatherHits(database.kysely, plan, search, reading);
      const all = [...closed.counts.values()].reduce((sum, count) => sum + count, 0);
      expect(all).toBeGreaterThan(1);
      expect([open.counts, open.page]).toEqual([closed.counts, closed.page]);
      expect(open.found).toBeGreaterThan(all);
      expect(countsOf(open.combinations, values)).toEqual(closed.counts);
      for (const isInParts of [true, false]) {
        const countUpTo = (max: number) => countCombinations(database.kysely, plan, search, { max, isInParts });
        expect(countsOf((await countUpTo(open.found)) ?? [], values)).toEqual(closed.counts);
        expect(await countUpTo(open.found - 1)).toBeNull();
      }
    },
  );

  test.each([
    ['reduced', { isOnSale: true }, noFilterValues],
    ['of a price', {}, { ...noFilterValues, price: ['500-1000', '2000-'] }],
    ['of a colour and a motif', {}, { ...noFilterValues, colour: ['blue', 'green'], motif: ['lotus', 'waves'] }],
    [
      'of all of them',
      { isOnSale: true },
      { price: ['500-1000', '0-500'], colour: ['blue'], motif: ['lotus', 'star'] },
    ],
  ] as const)('of a list without a search: %s', async (_, flags, values) => {
    for (const sort of ['name', 'price-low', 'newest'] as const) {
      const narrowed = { ...everything.narrowed, ...flags, values };
      const search: Search = { ...everything, narrowed, ordered: { ...everything.ordered, sort } };
      const listed = await findIds(database.kysely, categories, search);
      expect(listed.length).toBeGreaterThan(0);
      for (const isPriceRare of [true, false]) {
        for (const reading of [
          { dense: [], walked: categories, minScanned: 0 },
          { dense: [], walked: [], minScanned: 0 },
          { dense: ['plates', 'sets'], walked: ['cups'], minScanned: 20 },
        ] as const)
          expect(await findNarrowed(database.kysely, { ...search, isPriceRare }, reading)).toEqual(listed);
      }
    }
  });
});

describe('of a frequent word', () => {
  /** Number of product rows that a statement reads from a table, counted by PostgreSQL. */
  const rowsRead = async (table: string, work: (watched: Kysely<Tables>) => Promise<unknown>) => {
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
        return rowsOf(table, rows[0]?.['QUERY PLAN'][0].Plan);
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
  const rowsOf = (table: string, node: PlanNode | undefined): number => {
    if (!node) return 0;
    const own = node['Relation Name'] === table ? node['Actual Rows'] * node['Actual Loops'] : 0;
    return (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(table, each), own);
  };
  const productsRead = (work: (watched: Kysely<Tables>) => Promise<unknown>) => rowsRead('product_search_keys', work);

  test('the first page and limited count of a frequent word read only a part of the hits', async () => {
    const plan = await planFor('طبق');
    const { counts } = await gatherHits(database.kysely, plan, everything, wholly);
    expect(counts.get('plates')).toBeGreaterThan(850);
    expect(await productsRead((watched) => findByFit(watched, plan, everything, () => true))).toBeLessThan(400);
    expect(
      await productsRead((watched) =>
        gatherHits(watched, plan, everything, { ...wholly, max: 101, isInParts: true, dense: ['plates'] }),
      ),
    ).toBeLessThan(400);
  });

  test('a frequent word sorted by price looks up only the hits of the next prices', async () => {
    const plan = await planFor('لوتس');
    const search: Search = { ...everything, ordered: { ...everything.ordered, sort: 'price-low' } };
    const { counts } = await gatherHits(database.kysely, plan, search, wholly);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150);
    const read = await rowsRead('product_search_index', (watched) =>
      gatherHits(watched, plan, search, { ...wholly, page: 'in order', walked: categories }),
    );
    expect(read).toBeLessThan(120);
  });

  test('rows of the index and key tables are short', async () => {
    const { rows } = await database.pool.query<{ bytes: number }>(
      `select pg_relation_size('product_search_keys')::float8 / count(*) as bytes from product_search_keys`,
    );
    expect(rows[0]?.bytes).toBeLessThan(400);
  });
});

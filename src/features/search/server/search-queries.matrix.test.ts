import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { categories } from '#features/products/product-attributes.ts';
import { noFilterValues } from '#features/products/product-filters.ts';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import { sorts } from '#features/products/sort.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { countCombinations } from './facet-counts.ts';
import { findRow, type ListRequest, readList, readPage } from './product-list.repository.ts';
import { planSearch } from './search-plan.ts';
import { MAX_COUNTED, searchProducts } from './search-products.ts';
import { analyzeSearch } from './vocabulary.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await stockMany(database, 3_000);
});
afterAll(() => database.drop());

const everything: ListRequest = {
  filters: { isNew: false, isOnSale: false, prices: null, values: noFilterValues },
  order: { language: 'ar', sort: 'fit', after: null },
  categories,
  limit: 5_000,
};
const withFilters = (filters: Partial<ListRequest['filters']>): ListRequest => ({
  ...everything,
  filters: { ...everything.filters, ...filters },
});
const cases: readonly (readonly [string, string, ListRequest])[] = [
  ['a frequent word', 'طبق', everything],
  ['a word of every category', 'لوتس', everything],
  ['two words', 'طبق حورس', everything],
  ['a similar word', 'صحن', everything],
  ['a word in two categories', 'حورس', { ...everything, categories: ['cups', 'sets'] }],
  ['a word among reduced products', 'لوتس', withFilters({ isOnSale: true })],
  ['a word and a price', 'طبق', withFilters({ prices: { min: pounds(300), max: pounds(900) } })],
  ['a word and price bands', 'لوتس', withFilters({ values: { ...noFilterValues, price: ['0-500', '2000-'] } })],
  [
    'a word, colours and a motif',
    'لوتس',
    withFilters({ values: { price: ['500-1000'], colour: ['blue', 'turquoise'], motif: ['lotus'] } }),
  ],
];

const planFor = async (q: string) => ({
  plan: planSearch(q, await analyzeSearch(database.kysely, q)),
  language: 'ar' as const,
  texts: [],
});

/** Returns all ids, read in pages of this size. */
const readPages = async (q: string, request: ListRequest, limit: number): Promise<string[]> => {
  const textSearch = await planFor(q);
  const ids: string[] = [];
  for (;;) {
    const id = ids.at(-1);
    const row = id === undefined ? undefined : await findRow(database.kysely, id);
    const after = row && {
      id: row.product_id,
      name: row.name_ar,
      price: row.price,
      isNew: row.is_new,
      addedAt: row.added_at,
    };
    const page = { ...request, limit, order: { ...request.order, after: after ?? null } };
    const hits = await readPage(database.kysely, page, textSearch);
    ids.push(...hits.map(({ product_id: next }) => next));
    if (hits.length < limit) return ids;
  }
};

interface Row {
  readonly product_id: string;
  readonly terms_ar: readonly string[];
}

test.each(cases)('ranks products by the first tier whose terms they have: %s', async (_, q, request) => {
  const textSearch = await planFor(q);
  const all = { ...request, filters: { ...everything.filters, prices: null }, categories };
  const ranked = await readPage(database.kysely, all, textSearch);
  const { rows } = await database.pool.query<Row>(
    'select product_id, terms_ar from product_search_terms order by entry',
  );
  const expected = rows
    .map(({ product_id: id, terms_ar: terms }) => {
      const own = new Set(terms);
      const tier = textSearch.plan.tiers.findIndex(
        ({ condition: { all: required, any } }) =>
          required.every((term) => own.has(term)) && any.every((some) => some.some((term) => own.has(term))),
      );
      return { product_id: id, tier };
    })
    .filter(({ tier }) => tier !== -1)
    .toSorted((a, b) => a.tier - b.tier);
  expect(ranked.length).toBeGreaterThan(0);
  expect(ranked).toEqual(expected);
});

test.each(cases)('finds the same products in every order: %s', async (_, q, request) => {
  const textSearch = await planFor(q);
  const ids = async (sort: ListRequest['order']['sort']) => {
    const hits = await readPage(database.kysely, { ...request, order: { ...request.order, sort } }, textSearch);
    return hits.map(({ product_id: id }) => id).sort();
  };
  const byFit = await ids('fit');
  expect(byFit.length).toBeGreaterThan(0);
  for (const sort of sorts) expect(await ids(sort)).toEqual(byFit);
});

test.each(cases)('pages join without gaps and repetitions: %s', async (_, q, listRequest) => {
  for (const sort of ['fit', ...sorts] as const) {
    const request = { ...listRequest, order: { ...listRequest.order, sort } };
    const all = await readPages(q, request, 5_000);
    expect(new Set(all).size).toBe(all.length);
    expect(await readPages(q, request, Math.ceil(all.length / 4))).toEqual(all);
  }
});

test.each(cases)('counts the products of each category and each combination: %s', async (_, q, request) => {
  const textSearch = await planFor(q);
  const { page, combinations } = await readList(database.kysely, { ...request, categories }, textSearch);
  const counts = countCombinations(combinations, request.filters.values);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(page.length);
  for (const [category, count] of counts) {
    const hits = await readPage(database.kysely, { ...request, categories: [category] }, textSearch);
    expect(hits).toHaveLength(count);
  }
});

describe('counts of filter values', () => {
  const search = (q: string, request: ListRequest) =>
    searchProducts(database.kysely, q, { ...request, searchedLanguage: 'ar' });

  test('counts of filter values are missing when a category has more hits than are counted', async () => {
    const { counts, combinations } = await search('طبق', everything);
    expect(counts.get('plates')).toBeGreaterThan(MAX_COUNTED);
    expect(combinations).toBeNull();
  });

  test('counts of filter values are missing when too many products match without the selected values', async () => {
    const { counts, combinations } = await search(
      'ق',
      withFilters({ values: { ...noFilterValues, motif: ['lotus'] } }),
    );
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(MAX_COUNTED);
    expect(combinations).toBeNull();
  });

  test('counts of filter values are present for fewer hits', async () => {
    expect((await search('لوتس', everything)).combinations).not.toBeNull();
  });
});

test('a list that continues after a product that no longer matches starts again', async () => {
  const textSearch = await planFor('لوتس');
  const [first] = await readPage(database.kysely, everything, textSearch);
  const after = { id: 'plate-scarab-01', name: '', price: 0, isNew: false, addedAt: '' };
  const request = { ...everything, order: { ...everything.order, after } };
  expect((await readPage(database.kysely, request, textSearch))[0]).toEqual(first);
});

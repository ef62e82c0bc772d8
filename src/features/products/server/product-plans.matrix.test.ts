import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noFilterValues } from '#features/products/product-filters.ts';
import { readList } from '#features/search/server/product-list.repository.ts';
import { type Search, searchProducts } from '#features/search/server/search-products.ts';
import { findSections } from '#features/storefront/server/home-sections.repository.ts';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { categories } from '../product-attributes.ts';
import { stockMany } from '../testing/products.ts';
import { findProducts } from './cart-products.ts';
import { findCompanions, findInStock, findLargestDiscount, findRelatedIds } from './product-sections.repository.ts';
import { findTimeToNextSaleChange } from './scheduled-sales.repository.ts';
import { seedCatalogue } from './seed-starter-catalogue.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await stockMany(database, 4_000);
  // the plans would depend on the time of the automatic analysis
  await runWithoutLimits(database, 'analyze');
});
afterAll(() => database.drop());

/** Returns the tables that are scanned sequentially. */
const readWhole = async (work: Parameters<typeof explainQueries>[1]) =>
  (await explainQueries(database, work)).flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (?:products|product_pictures)\b/g)].map(([scan]) => scan),
  );

test('home page, product page and cart use indexes among many products', async () => {
  expect(
    await readWhole(async (watched) => {
      await findSections(watched, 5);
      await findLargestDiscount(watched);
      await findRelatedIds(watched, 'made-2000', 4);
      await findInStock(watched, { of: ['cups', 'sets'], without: ['made-3'], max: 4 });
      await findCompanions(watched, ['made-1', 'made-2'], 2);
      await findProducts(watched, ['made-1', 'made-2', 'cup-tea-01']);
    }),
  ).toEqual([]);
});

test('the next change of a sale is found by an index among many products', async () => {
  const plans = await explainQueries(database, (watched) => findTimeToNextSaleChange(watched));
  expect(plans.at(-1)?.plan).toContain('products_next_sale_change_idx');
});

describe('a list of products', () => {
  const everything: Search = {
    filters: { isNew: false, isOnSale: false, prices: null, values: noFilterValues },
    order: { language: 'ar', sort: 'fit', after: null },
    categories,
    limit: 49,
    searchedLanguage: 'ar',
  };

  test.each(['ar', 'en'] as const)('reads its first page by the index of names: %s', async (language) => {
    const request = { ...everything, order: { language, sort: 'name', after: null } } as const;
    const [{ plan } = { plan: '' }] = await explainQueries(database, (watched) => readList(watched, request, null));
    expect(plan).toContain(`product_search_terms_name_${language}_idx`);
  });

  test.each([
    ['a rare word', 'مموّج', everything],
    ['a frequent word', 'طبق', everything],
    ['a word in a category', 'حورس', { ...everything, categories: ['cups'] }],
    ['a word with its article', 'اللوتس', everything],
    ['English words', 'turquoise bowl', { ...everything, searchedLanguage: 'en' }],
  ] as const)('finds the products of %s by the index of terms', async (_, q, search) => {
    const plans = await explainQueries(database, (watched) => searchProducts(watched, q, search));
    const list = plans.find(({ sql }) => sql.includes('listed'))?.plan;
    expect(list).toContain(`product_search_terms_${search.searchedLanguage}_idx`);
    expect(list).not.toMatch(/Filter: .*terms_/);
  });
});

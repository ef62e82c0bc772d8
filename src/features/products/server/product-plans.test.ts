import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noFilterValues } from '#features/search/product-filters.ts';
import { countProductsByCategory } from '#features/search/server/list-products.ts';
import { findIds } from '#features/search/server/product-list.repository.ts';
import { searchProducts } from '#features/search/server/search-products.ts';
import { type FreshDatabase, freshDatabase, plansOf } from '#tests/support/database.ts';
import { categories } from '../product-attributes.ts';
import type { ProductListQuery } from '../products.contract.ts';
import { stockMany } from '../testing/products.ts';
import { findProducts } from './cart-products.ts';
import {
  findCompanions,
  findInStock,
  findLargestDiscount,
  findRelatedIds,
  findSections,
} from './product-sections.repository.ts';
import { seedCatalogue } from './seed-starter-catalogue.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await stockMany(database, 4_000);
  // otherwise the plans depend on when autovacuum analyzes
  await database.pool.query('analyze');
}, 60_000);
afterAll(() => database.drop());

/** Returns the tables that are scanned sequentially. */
const readWhole = async (work: Parameters<typeof plansOf>[1]) =>
  (await plansOf(database, work)).flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (?:products|product_search_index|product_pictures)\b/g)].map(([scan]) => scan),
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

describe('a list of products', () => {
  const everything = { isNew: false, isOnSale: false, values: noFilterValues, foundIn: 'ar', sought: [] } as const;
  const byName = { language: 'ar', sort: 'name', after: null } as const;

  test('is counted from the maintained counts', async () => {
    expect(await readWhole((watched) => countProductsByCategory(watched, everything))).toEqual([]);
  });

  test.each([
    ['a word', everything, 'حورس'],
    ['a word with its article', everything, 'اللوتس'],
    ['a single letter', everything, 'ظ'],
    ['a word among new products', { ...everything, isNew: true }, '٢٧'],
    ['English words', { ...everything, foundIn: 'en' }, 'turquoise bowl'],
  ] as const)('searched for %s uses indexes', async (_, narrowed, q) => {
    const search = { narrowed, prices: null, ordered: byName, shown: categories, limit: 49 };
    expect(await readWhole((watched) => searchProducts(watched, q, search))).toEqual([]);
  });

  const orders = (['ar', 'en'] as const).flatMap((language) =>
    (['name', 'price-low', 'price-high', 'newest'] as const satisfies ProductListQuery['sort'][]).flatMap((sort) =>
      [null, { id: 'made-9', name: 'طبق', price: 150_000, isNew: false, addedAt: '2026-01-01 00:00:00+00' }].map(
        (after) => ({ language, sort, after }),
      ),
    ),
  );

  test.each(orders)('reads an index in order: %j', async (ordered) => {
    const plans = await plansOf(database, (watched) =>
      findIds(watched, ['cups'], { narrowed: everything, ordered, limit: 49 }),
    );
    expect(plans).toHaveLength(1);
    for (const { plan } of plans) {
      const column = { name: 'name', 'price-low': 'price_asc', 'price-high': 'price_desc', newest: 'newest' }[
        ordered.sort
      ];
      expect(plan).toContain(`product_search_index_${column}_${ordered.language}_idx`);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test.each([
    ['everywhere', categories],
    ['in a category', ['cups']],
  ] as const)('searched for a rare word %s uses the index of words', async (_, shown) => {
    const search = {
      narrowed: everything,
      prices: null,
      ordered: { ...byName, sort: 'fit' as const },
      shown,
      limit: 49,
    };
    const plans = await plansOf(database, (watched) => searchProducts(watched, 'مموّج', search));
    const all = plans.map(({ plan }) => plan).join();
    expect(all).toContain('product_search_keys_ar_idx');
    expect(all).not.toContain('Seq Scan on product_search');
  });

  test('searched for signs uses the index of texts', async () => {
    const search = {
      narrowed: everything,
      prices: null,
      ordered: { ...byName, sort: 'fit' as const },
      shown: categories,
      limit: 49,
    };
    const plans = await plansOf(database, (watched) => searchProducts(watched, '«بالهناء', search));
    expect(plans.map(({ plan }) => plan).join()).toContain('product_search_index_terms_ar_idx');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductListQuery } from '../../contract/products.ts';
import { categories } from '../../domain/products.ts';
import { soughtByWords } from '../../domain/search/sought.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/world/fresh-database.ts';
import { stockMany } from '../../tests/world/many-products.ts';
import { plansOf } from '../../tests/world/query-plans.ts';
import { findProducts } from './find-products.ts';
import { countProducts } from './listing/count-products.ts';
import { findIds } from './listing/listed-products.repository.ts';
import { searchProducts } from './listing/search-products.ts';
import { glance } from './listing/searched-products.repository.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { findCompanions, findInStock, findMostReduced, findNext, findSections } from './shelf.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await loadCatalogue(database);
  await stockMany(database, 4_000);
  // else each run would depend on whether the database has got round to it
  await database.pool.query('analyze');
}, 60_000);
afterAll(() => database.drop());

/** What is read from its beginning to its end. */
const readWhole = async (work: Parameters<typeof plansOf>[1]) =>
  (await plansOf(database, work)).flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (?:products|listed_products|product_pictures)\b/g)].map(([scan]) => scan),
  );

test('what home, a product and a cart pick from a long shelf is found by indexes', async () => {
  expect(
    await readWhole(async (watched) => {
      await findSections(watched, 5);
      await findMostReduced(watched);
      await findNext(watched, 'made-2000', 4);
      await findInStock(watched, { of: ['cups', 'sets'], without: ['made-3'], most: 4 });
      await findCompanions(watched, ['made-1', 'made-2'], 2);
      await findProducts(watched, ['made-1', 'made-2', 'cup-tea-01']);
    }),
  ).toEqual([]);
});

describe('a list of products', () => {
  const everything = { isNew: false, isOnSale: false, foundIn: 'ar', sought: [] } as const;
  const byName = { language: 'ar', sort: 'name', after: null } as const;

  test('is counted without counting', async () => {
    expect(await readWhole((watched) => countProducts(watched, everything))).toEqual([]);
  });

  test.each([
    ['a word', everything, 'حورس'],
    ['a word with its article', everything, 'اللوتس'],
    ['a single letter', everything, 'ظ'],
    ['what bears a flag and a word', { ...everything, isNew: true }, '٢٧'],
    ['English words', { ...everything, foundIn: 'en' }, 'turquoise bowl'],
  ] as const)('of which %s is sought is found by indexes', async (_, narrowed, q) => {
    const search = { narrowed, ordered: byName, shown: categories, limit: 49 };
    expect(await readWhole((watched) => searchProducts(watched, q, search))).toEqual([]);
  });

  const orders = (['ar', 'en'] as const).flatMap((language) =>
    (['name', 'price-low', 'price-high'] as const satisfies ProductListQuery['sort'][]).flatMap((sort) =>
      [null, { id: 'made-9', name: 'طبق', price: 150_000 }].map((after) => ({ language, sort, after })),
    ),
  );

  test.each(orders)('is read in the order of an index: %j', async (ordered) => {
    const shown = ['cups'] as const;
    const plans = await plansOf(database, async (watched) => {
      await findIds(watched, [{ category: 'cups', isFew: false }], { narrowed: everything, ordered, limit: 49 });
      const narrowed = { ...everything, sought: soughtByWords('عين حورس') };
      await glance(watched, { narrowed, ordered, shown, limit: 49 }, 50);
    });
    expect(plans).toHaveLength(2);
    for (const { plan } of plans) {
      expect(plan).toContain(`listed_by_${ordered.sort.replace('-', '_')}_${ordered.language}`);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test.each([
    ['everywhere', categories],
    ['in a category', ['cups']],
  ] as const)('of which little is found %s looks that up', async (_, shown) => {
    const search = { narrowed: everything, ordered: byName, shown, limit: 49 };
    const plans = await plansOf(database, (watched) => searchProducts(watched, 'حورس', search));
    expect(plans.at(-1)?.plan).toContain('listed_parts_ar');
    expect(plans.at(-1)?.plan).not.toContain('Seq Scan');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductListQuery } from '../../contract/products.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/world/fresh-database.ts';
import { stockMany } from '../../tests/world/many-products.ts';
import { plansOf } from '../../tests/world/query-plans.ts';
import { findProducts } from './find-products.ts';
import { countProducts } from './listing/count-products.ts';
import { findIds } from './listing/listed-products.repository.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { findCompanions, findInStock, findMostReduced, findNext, findSections } from './shelf.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await loadCatalogue(database);
  await stockMany(database, 4_000);
}, 60_000);
afterAll(() => database.drop());

/** What is read from its beginning to its end. */
const readWhole = async (work: Parameters<typeof plansOf>[1]) =>
  (await plansOf(database, work)).flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (?:products|listed_products|product_pictures)\b/g)].map(([scan]) => scan),
  );

const place = { id: 'made-2000', category: 'plates', position: 2037 } as const;

test('what home, a product and a cart pick from a long shelf is found by indexes', async () => {
  expect(
    await readWhole(async (watched) => {
      await findSections(watched, 5);
      await findMostReduced(watched);
      await findNext(watched, place, 4);
      await findInStock(watched, { of: ['cups', 'sets'], without: ['made-3'], most: 4 });
      await findCompanions(watched, ['made-1', 'made-2'], 2);
      await findProducts(watched, ['made-1', 'made-2', 'cup-tea-01']);
    }),
  ).toEqual([]);
});

describe('a list of products', () => {
  const isWanted = { isNew: false, isOnSale: false, foundIn: 'ar' } as const;

  test.each([
    ['is counted without counting', { ...isWanted, q: '' }],
    ['finds a word by an index', { ...isWanted, q: 'حورس' }],
    ['finds a word with its article by an index', { ...isWanted, q: 'اللوتس' }],
    ['finds a single letter by an index', { ...isWanted, q: 'ظ' }],
    ['finds what bears a flag and a word by an index', { ...isWanted, isNew: true, q: '٢٧' }],
    ['finds English words by an index', { ...isWanted, foundIn: 'en', q: 'turquoise bowl' }],
  ] as const)('%s', async (_, wanted) => {
    expect(await readWhole((watched) => countProducts(watched, wanted))).toEqual([]);
  });

  const orders = (['ar', 'en'] as const).flatMap((language) =>
    (['name', 'price-low', 'price-high'] as const satisfies ProductListQuery['sort'][]).flatMap((sort) =>
      [null, { id: 'made-9', name: 'طبق', price: 90_000 }].map((after) => ({ language, sort, after })),
    ),
  );

  test.each(orders)('is read in the order of an index: %j', async (ordered) => {
    const narrowed = { ...isWanted, sought: [] };
    const plans = await plansOf(database, (watched) =>
      findIds(watched, [{ category: 'cups', isFew: false }], { narrowed, ordered, limit: 49 }),
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]?.plan).toContain(`listed_by_${ordered.sort.replace('-', '_')}_${ordered.language}`);
    expect(plans[0]?.plan).not.toContain('Seq Scan');
  });

  test('of which little is found looks that up and puts it in order', async () => {
    const ordered = { language: 'ar', sort: 'name', after: null } as const;
    const readings = (['plates', 'cups'] as const).map((category) => ({ category, isFew: true }));
    const plans = await plansOf(database, async (watched) => {
      const { narrowed } = await countProducts(watched, { ...isWanted, q: 'حورس' });
      await findIds(watched, readings, { narrowed, ordered, limit: 49 });
    });
    expect(plans.at(-1)?.plan).toContain('listed_parts_ar');
    expect(plans.at(-1)?.plan).not.toContain('Seq Scan');
  });
});

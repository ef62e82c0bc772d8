import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { productSorts, productStates } from '../../product-list.ts';
import { countProducts, findProducts } from './admin-products.repository.ts';

/** Arabic letters in place of hexadecimal digits. */
const arabic = 'ابتثجحخدذرزسشصضط';
const inArabic = (hexadecimal: string) =>
  hexadecimal.replaceAll(/./g, (digit) => arabic[Number.parseInt(digit, 16)] ?? '');

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  // the search index of the public list is not tested here
  await database.pool.query('alter table products disable trigger products_index_after_insert');
  await runWithoutLimits(
    database,
    `
    insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en, description_ar,
        description_en, features_ar, features_en, is_archived, search_text)
      select 'piece-' || n, (array['plates', 'bowls', 'cups', 'sets'])[1 + n % 4], n, 45000, n % 200, 'قطعة ' || md5(n::text),
        'Piece ' || md5(n::text), 'قطعة', 'Piece', 'قطعة', 'A piece', '{}', '{}', n % 10 = 0,
        left(md5(n::text), 12) || e'\\n' || translate(left(md5(n::text), 12), '0123456789abcdef', '${arabic}')
      from generate_series(1, 30000) n`,
  );
  await runWithoutLimits(database, 'vacuum analyze products');
});
afterAll(async () => {
  await database.drop();
});

const inputs = productSorts.flatMap((sort) =>
  [undefined, ...productStates].flatMap((state) =>
    [undefined, 'piece-4242'].map((after) => ({ language: 'ar', sort, state, after }) as const),
  ),
);

test.each(inputs)('a page of thirty thousand products uses an index: %j', async (filters) => {
  const plans = await explainQueries(database, async (watched) => {
    await findProducts(watched, filters, 21);
    await countProducts(watched, filters);
  });
  // few products are out of stock: they are looked up by stock and then sorted
  if (filters.state !== 'sold-out') for (const { plan } of plans) expect(plan).not.toMatch(/^ *(->)? *Sort /m);
  for (const { plan } of plans.slice(0, -1)) expect(plan).not.toContain('Seq Scan on products');
});

test.each([
  ['a Latin word', 'c4ca42'],
  ['an Arabic word', inArabic('c4ca42')],
  ['an Arabic word that no product has', 'ظظظظ'],
])('the search for %s uses an index instead of a scan', async (_, q) => {
  const plans = await explainQueries(database, async (watched) => {
    await findProducts(watched, { language: 'en', q }, 21);
  });
  // the count returns their ids, by which they are read
  expect(plans.map(({ plan }) => plan.includes('products_spelled_idx'))).toEqual([true, false]);
  for (const { plan } of plans) expect(plan).not.toContain('Seq Scan on products');
});

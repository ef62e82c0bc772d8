import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import type { Category } from '#features/products/product-attributes.ts';
import { sortProducts, sorts } from '#features/products/sort.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { matchProducts } from '../match-products.ts';
import { listProducts } from '../testing/list-products.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await stockMany(shop.database, 3_000);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

type ProductRow = { id: string; category: Category; price: number; is_on_sale: boolean; name: string; text: string };

/** Returns all pages of a list. */
const readAll = async (query: Readonly<Record<string, string>>) => {
  const pages = [await listProducts(shop, query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await listProducts(shop, { ...query, after: next }));
  return pages;
};

test.each(contentLanguages.flatMap((language) => sorts.map((sort) => ({ language, sort }))))(
  'lists are paged by 48, each product once and in order: $language, $sort',
  async ({ language, sort }) => {
    const pages = await readAll({ language, sort, sale: 'true' });
    const listedProducts = pages.flatMap(({ products }) => products);
    expect(listedProducts.length).toBe(pages[0]?.counts.all);
    expect(new Set(listedProducts.map(({ id }) => id)).size).toBe(listedProducts.length);
    expect(pages.slice(0, -1).every(({ products }) => products.length === 48)).toBe(true);
    const prices = listedProducts.map(({ price }) => price);
    const { compare } = new Intl.Collator(language);
    // all were added at the same time: new products come first, each part sorted by name
    if (sort === 'newest')
      expect(listedProducts.map(({ badge }) => badge === 'NEW')).toEqual(
        listedProducts.map(({ badge }) => badge === 'NEW').toSorted((a, b) => Number(b) - Number(a)),
      );
    else if (sort === 'name')
      expect(listedProducts.map(({ name }) => name)).toEqual(listedProducts.map(({ name }) => name).toSorted(compare));
    else expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'price-low' ? a - b : b - a)));
  },
);

test.each([
  { q: 'قطعة', finds: 'all products' },
  { q: 'طبق', finds: 'a whole category and a few others' },
  { q: 'اللوتس', finds: 'some of each category, without the article' },
  { q: 'حورس', finds: 'some of a category', category: 'cups' },
  { q: 'حورس', finds: 'products with a flag', sale: 'true' },
  { q: 'حورس', finds: 'some, most expensive first', sort: 'price-high' },
  { q: 'لوتس رقم', finds: 'its words separately' },
] as const)('the search $q ($finds) agrees with the search rule, page by page', async ({ finds: _, ...query }) => {
  const { rows } = await shop.database.pool.query<ProductRow>(
    'select id, category, price, is_on_sale, name_ar as name, description_ar as text from products where not is_archived',
  );
  const candidates = rows.filter(
    (row) => (!('sale' in query) || row.is_on_sale) && (!('category' in query) || row.category === query.category),
  );
  const byTheRule = matchProducts(candidates, query.q, ({ name, text }) => [name, text]);
  const pages = await readAll({ language: 'ar', ...query });
  const listedProducts = pages.flatMap(({ products }) => products);
  const ids = new Set(listedProducts.map(({ id }) => id));
  expect(ids.size).toBe(listedProducts.length);
  expect(byTheRule.filter(({ id }) => !ids.has(id))).toEqual([]);
  if ('sort' in query)
    expect(listedProducts.map(({ id }) => id)).toEqual(
      sortProducts(listedProducts, query.sort, new Intl.Collator('ar').compare).map(({ id }) => id),
    );
  const countKey = 'category' in query ? query.category : 'all';
  for (const { counts, truncatedCounts } of pages)
    expect(counts[countKey]).toBe(truncatedCounts.includes(countKey) ? 500 : listedProducts.length);
});

test('counts are exact after changes of products', async () => {
  const { pool } = shop.database;
  const displayedCount = async () => (await listProducts(shop, { language: 'ar', sale: 'true' })).counts.cups;
  const actualCount = async () =>
    (await pool.query(`select count(*) from products where is_on_sale and not is_archived and category = 'cups'`))
      .rows[0].count;
  await pool.query(`update products set is_archived = true where is_on_sale and id like 'made-%3'`);
  expect(await displayedCount()).toBe(await actualCount());
  await pool.query(`update products set is_archived = false, is_on_sale = not is_on_sale where id like 'made-%5'`);
  expect(await displayedCount()).toBe(await actualCount());
  await pool.query(`delete from products where id like 'made-%7'`);
  expect(await displayedCount()).toBe(await actualCount());
  expect((await listProducts(shop, { language: 'ar' })).counts.all).toBe(
    (await pool.query('select count(*) from products where not is_archived')).rows[0].count,
  );
});

test('a frequent search counts up to the limit and stays in order', async () => {
  const { products, counts, truncatedCounts } = await listProducts(shop, {
    language: 'en',
    q: 'a piece',
    sort: 'price-low',
  });
  expect([counts.cups, counts.all, truncatedCounts.includes('cups'), truncatedCounts.includes('all')]).toEqual([
    500,
    500,
    true,
    true,
  ]);
  // the words occur in all generated products and some of the catalogue
  const { rows } = await shop.database.pool.query(
    `select price from products where (description_en like 'A piece%' or array_to_string(features_en, ' ') like '%piece%')
     and not is_archived order by price limit 48`,
  );
  expect(products.map(({ price }) => price)).toEqual(rows.map(({ price }) => price));
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import type { Category } from '#features/products/product-attributes.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import { sortProducts, sorts } from '#features/products/sort.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { matchProducts } from '../match-products.ts';
import { arabicSearchCases } from '../testing/arabic-search-cases.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const list = async (query: Readonly<Record<string, string>>) =>
  (await shop.request<ProductList>(`/products?${new URLSearchParams(query)}`)).body;

/** Returns the products that match the search rule (decision 34), by name. */
const byRule = (q: string, language: ContentLanguage) =>
  sortProducts(
    matchProducts(
      catalogue.map(({ id, price, name, description }) => ({
        id,
        price,
        name: name[language],
        text: description[language],
      })),
      q,
      ({ name, text }) => [name, text],
    ),
    'name',
    new Intl.Collator(language).compare,
  ).map(({ id }) => id);

/** Returns the products that match the rule but are missing from the search; similar words may add others. */
const listMissing = async (q: string, language: ContentLanguage) => {
  const { products, counts } = await list({ language, q });
  expect(counts.all).toBe(products.length);
  return byRule(q, language).filter((id) => !products.some((product) => product.id === id));
};

test('the database finds the products of the search rule for Arabic queries', async () => {
  const queries = [
    ...arabicSearchCases.flatMap(({ queries: each }) => each),
    'ΟΔΟΣ',
    'ـ',
    '%',
    '_',
    String.raw`\ `,
    'م',
    'q',
    '27',
  ];
  for (const q of queries) expect([q, await listMissing(q, 'ar')]).toEqual([q, []]);
});

test.each(['LOTUS', 'tea cup', 'cup lotus', 'horus eye', "scribe's", 'a', 'zz', '14%'])(
  'the database finds the products of the search rule for English %j',
  async (q) => expect(await listMissing(q, 'en')).toEqual([]),
);

test('search results are sorted by relevance, other lists by name', async () => {
  const { compare } = new Intl.Collator('ar');
  const names = async (query: Readonly<Record<string, string>>) =>
    (await list({ language: 'ar', ...query })).products.map(({ name }) => name);
  const plain = await names({});
  expect(plain).toEqual(plain.toSorted(compare));
  expect(await names({ sort: 'fit' })).toEqual(plain);
  const searched = await names({ q: 'شاي' });
  expect(searched).toEqual(await names({ q: 'شاي', sort: 'fit' }));
  expect(await names({ q: 'شاي', sort: 'name' })).toEqual(searched.toSorted(compare));
});

test('overlapping group phrases are split so that the fewest words belong to no group', async () => {
  // "gift for a feast" is also a phrase, which would leave "birth" ungrouped
  const { products } = await list({ language: 'ar', q: 'هدية عيد ميلاد' });
  expect(products[0]?.id).toBe('set-gift-01');
});

test('a word that only occurs inside other words is corrected if the search has no results', async () => {
  expect((await list({ language: 'ar', q: 'mag azra2' })).instead).toBe('mug azra2');
});

describe('three thousand products', () => {
  beforeAll(() => stockMany(shop.database, 3_000), 60_000);

  type ProductRow = { id: string; category: Category; price: number; is_on_sale: boolean; name: string; text: string };

  /** Returns all pages of a list. */
  const readAll = async (query: Readonly<Record<string, string>>) => {
    const pages = [await list(query)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list({ ...query, after: next }));
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
        expect(listedProducts.map(({ name }) => name)).toEqual(
          listedProducts.map(({ name }) => name).toSorted(compare),
        );
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
    const displayedCount = async () => (await list({ language: 'ar', sale: 'true' })).counts.cups;
    const actualCount = async () =>
      (await pool.query(`select count(*) from products where is_on_sale and not is_archived and category = 'cups'`))
        .rows[0].count;
    await pool.query(`update products set is_archived = true where is_on_sale and id like 'made-%3'`);
    expect(await displayedCount()).toBe(await actualCount());
    await pool.query(`update products set is_archived = false, is_on_sale = not is_on_sale where id like 'made-%5'`);
    expect(await displayedCount()).toBe(await actualCount());
    await pool.query(`delete from products where id like 'made-%7'`);
    expect(await displayedCount()).toBe(await actualCount());
    expect((await list({ language: 'ar' })).counts.all).toBe(
      (await pool.query('select count(*) from products where not is_archived')).rows[0].count,
    );
  });

  test('a frequent search counts up to the limit and stays in order', async () => {
    const { products, counts, truncatedCounts } = await list({ language: 'en', q: 'a piece', sort: 'price-low' });
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
});

test.each([
  ['أطباق', 'ar', 'طبق'],
  ['صحن', 'ar', 'طبق'],
  ['زرقاء', 'ar', 'الأزرق'],
  ['عيد الأم', 'ar', 'هدية'],
  ['lotuses', 'en', 'Lotus'],
  ['dish', 'en', 'Plate'],
  ['plaet', 'en', 'Plate'],
  ['fengan', 'ar', 'فنجان'],
  ['27cm', 'en', '27'],
] as const)('the list for %s marks the matching word', async (q, language, word) => {
  const { products } = await list({ language, q });
  const marks = products.flatMap(({ markedName, excerpt }) =>
    (markedName ?? excerpt?.text ?? []).filter((_, index) => index % 2 === 1),
  );
  expect(marks.map((mark) => mark.toLowerCase())).toContain(word.toLowerCase());
});

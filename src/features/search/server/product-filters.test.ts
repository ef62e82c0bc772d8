import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hasFilterValues,
  listFilters,
  noFilterValues,
  priceBands,
  pricesOfBand,
} from '#features/products/product-filters.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const list = async (query: Readonly<Record<string, string>>) =>
  (await shop.request<ProductList>(`/products?${new URLSearchParams({ language: 'en', ...query })}`)).body;

const idsOf = ({ products }: ProductList) => products.map(({ id }) => id).sort();

/** The built-in products with the fields of the filter. */
const combinations = catalogue.map(({ id, category, price, colour, motif, isOnSale }) => ({
  id,
  category,
  isOnSale,
  colour: colour ?? '',
  motif: motif ?? '',
  price: priceBands.find((band) => {
    const { from, below } = pricesOfBand(band);
    return price >= (from ?? 0) && price < (below ?? Number.POSITIVE_INFINITY);
  }) as (typeof priceBands)[number],
}));

const findIds = (values: Partial<typeof noFilterValues>, category?: string) =>
  combinations
    .filter((each) => hasFilterValues(each, { ...noFilterValues, ...values }))
    .filter((each) => category === undefined || each.category === category)
    .map(({ id }) => id)
    .sort();

const countOf = (filter: readonly { readonly value: string; readonly count: number | null }[], value: string) =>
  filter.find((each) => each.value === value)?.count;

test('every built-in product has a colour and a motif', () => {
  expect(catalogue.filter(({ colour, motif }) => !colour || !motif)).toEqual([]);
});

describe('a list filtered by price, colour and motif', () => {
  test('a filtered list contains the products with one of the selected values of each filter', async () => {
    expect(idsOf(await list({ colour: 'blue' }))).toEqual(findIds({ colour: ['blue'] }));
    expect(idsOf(await list({ colour: 'blue,turquoise', motif: 'arabesque' }))).toEqual(
      findIds({ colour: ['blue', 'turquoise'], motif: ['arabesque'] }),
    );
    expect(idsOf(await list({ price: '0-500,2000-', category: 'cups' }))).toEqual(
      findIds({ price: ['0-500', '2000-'] }, 'cups'),
    );
  });

  test.each(['', 'arabesque', 'lapis'])(
    'each value is counted as if selected, and categories under all filters, with the search %j',
    async (q) => {
      const query = { colour: 'blue,turquoise', ...(q === '' ? {} : { q }) };
      const { filters, counts } = await list(query);
      for (const name of ['price', 'motif'] as const) {
        for (const { value, count } of filters[name]) {
          expect([name, value, count]).toEqual([name, value, (await list({ ...query, [name]: value })).counts.all]);
        }
      }
      // a filter does not narrow its own counts
      const { colour: _, ...others } = query;
      for (const { value, count } of filters.colour)
        expect([value, count]).toEqual([value, (await list({ ...others, colour: value })).counts.all]);
      const cups = await list({ ...query, category: 'cups' });
      expect(cups.products).toHaveLength(counts.cups);
      expect(countOf(cups.filters.colour, 'blue')).toBe(
        (await list({ ...others, colour: 'blue', category: 'cups' })).counts.cups,
      );
    },
  );

  test('a filtered list is sorted and paged like any other', async () => {
    const { products } = await list({ motif: 'lotus', sort: 'price-high' });
    const prices = products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const [first] = products;
    const behind = await list({ motif: 'lotus', sort: 'price-high', after: first?.id ?? '' });
    expect(behind.products.map(({ id }) => id)).toEqual(products.slice(1).map(({ id }) => id));
  });

  test('a search finds products by attributes that no text mentions, through word groups', async () => {
    const { pool } = shop.database;
    await pool.query(`update products set colour = 'gold' where id = 'cup-mug-02'`);
    expect(idsOf(await list({ q: 'gold', category: 'cups' }))).toContain('cup-mug-02');
    await pool.query(`update products set colour = 'turquoise' where id = 'cup-mug-02'`);
    expect(idsOf(await list({ q: 'gold', category: 'cups' }))).not.toContain('cup-mug-02');
  });

  test.each([{ colour: 'mauve' }, { colour: 'blue,' }, { price: '0-501' }, { motif: 'lotus,star,' }])(
    'refuses %j',
    async (query) => {
      const { status } = await shop.request(`/products?${new URLSearchParams({ language: 'en', ...query })}`);
      expect(status).toBe(400);
    },
  );
});

test('the database has the same price bands as the filter', async () => {
  for (const band of listFilters.price) {
    const { from, below } = pricesOfBand(band);
    const { rows } = await shop.database.pool.query('select price_band($1) as first, price_band($2) as last', [
      from ?? 1,
      (below ?? 100_000_000) - 1,
    ]);
    expect(rows).toEqual([{ first: priceBands.indexOf(band), last: priceBands.indexOf(band) }]);
  }
});

test('the newest list starts with products marked as new, then the last added', async () => {
  const { pool } = shop.database;
  await pool.query(`update products set added_at = now() - interval '1 day'`);
  await pool.query(`update product_search_terms set added_at = now() - interval '1 day', is_new = false`);
  await pool.query(`update product_search_terms set added_at = now() where product_id = 'cup-tea-04'`);
  await pool.query(`update product_search_terms set is_new = true where product_id = 'plate-scarab-01'`);
  const all = await list({ sort: 'newest' });
  expect(all.products.slice(0, 2).map(({ id }) => id)).toEqual(['plate-scarab-01', 'cup-tea-04']);
  const [first, second] = all.products;
  const idsBehind = async (after = '') => (await list({ sort: 'newest', after })).products.map(({ id }) => id);
  expect(await idsBehind(first?.id)).toEqual(all.products.slice(1).map(({ id }) => id));
  expect(await idsBehind(second?.id)).toEqual(all.products.slice(2).map(({ id }) => id));
});

import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  canonicalListUrl,
  productListUrl,
  readListState,
  readListUrl,
  withoutFilter,
  withoutFilters,
} from './product-list-query-state.ts';

const everything = readListState(null, new URLSearchParams());
const read = (query: string) => readListState('plates', new URLSearchParams(query));

describe('product list URL', () => {
  test('product list URL contains no default values', () => {
    expect(productListUrl(everything)).toBe('/products');
    expect(productListUrl({ ...everything, category: 'cups' })).toBe('/products/cups');
  });

  test('round-trips the whole state', () => {
    const state = {
      category: 'plates',
      q: 'لوتس & نجوم',
      sort: 'price-high',
      isNew: true,
      isOnSale: true,
      values: { price: ['0-500', '2000-'], colour: ['blue'], motif: [] },
    } as const;
    const address = new URL(productListUrl(state), 'https://shop.example');
    expect(address.pathname).toBe('/products/plates');
    expect(readListState('plates', address.searchParams)).toEqual(state);
    expect(readListUrl(address)).toEqual(state);
  });

  test('other pages have no product list state', () => {
    expect(readListUrl({ pathname: '/products', search: '' })).toEqual(everything);
    expect(readListUrl({ pathname: '/products/vases', search: '' })).toBeNull();
    expect(readListUrl({ pathname: '/product/cup-tea-02', search: '?q=cup' })).toBeNull();
  });

  test('normalizes the queries that forms send without JavaScript', () => {
    expect(productListUrl(read('q=&sort=name'))).toBe('/products/plates');
    expect(productListUrl(read('sort=price-low&sale=true&q=+lotus+'))).toBe(
      '/products/plates?q=lotus&sale=true&sort=price-low',
    );
  });

  test('ignores unknown sort orders, flags and values of filters', () => {
    expect(productListUrl(read('sort=cheapest&new=1&sale=yes&page=2&colour=mauve&motif=&price=1-2'))).toBe(
      '/products/plates',
    );
  });

  test('product list URL has each value of a filter once, in the order of the filter', () => {
    expect(productListUrl(read('motif=scarab&colour=green&colour=blue&motif=lotus&colour=green&price=500-1000'))).toBe(
      '/products/plates?price=500-1000&colour=blue&colour=green&motif=lotus&motif=scarab',
    );
  });

  test('cuts a search to the maximum length of the contract', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
    expect(read(`q=${'a'.repeat(199)}%20b`).q).toBe('a'.repeat(199));
  });

  test('parses form data like a URL', () => {
    const form = new FormData();
    form.set('q', ' cup ');
    form.set('sort', 'price-low');
    form.set('new', 'true');
    expect(productListUrl(readListState(null, form))).toBe('/products?q=cup&new=true&sort=price-low');
  });

  test('product list URL is canonical without sort order, search and values of filters', () => {
    expect(canonicalListUrl(read('q=lotus&sort=price-low&sale=true&colour=blue&price=0-500&motif=star'))).toBe(
      '/products/plates?sale=true',
    );
  });
});

describe('applied filters of the product list', () => {
  const filtered = read('q=lotus&sort=price-low&new=true&sale=true');

  test('applied filters of the product list are listed in display order, without category and sort order', () => {
    expect(appliedFilters(filtered)).toEqual(['q', 'new', 'sale']);
    expect(appliedFilters(read('sort=price-low'))).toEqual([]);
  });

  test('applied filters of the product list can be removed one by one', () => {
    expect(productListUrl(withoutFilter(filtered, 'q'))).toBe('/products/plates?new=true&sale=true&sort=price-low');
    expect(productListUrl(withoutFilter(filtered, 'new'))).toBe('/products/plates?q=lotus&sale=true&sort=price-low');
    expect(productListUrl(withoutFilter(filtered, 'sale'))).toBe('/products/plates?q=lotus&new=true&sort=price-low');
  });

  test('values of filters follow the flags and can be removed one by one', () => {
    const coloured = read('sale=true&colour=blue&colour=green&price=0-500');
    expect(appliedFilters(coloured)).toEqual([
      'sale',
      { name: 'price', value: '0-500' },
      { name: 'colour', value: 'blue' },
      { name: 'colour', value: 'green' },
    ]);
    expect(productListUrl(withoutFilter(coloured, { name: 'colour', value: 'blue' }))).toBe(
      '/products/plates?sale=true&price=0-500&colour=green',
    );
    expect(productListUrl(withoutFilters(coloured))).toBe('/products/plates');
  });

  test('applied filters of the product list can be removed all at once, keeping category and sort order', () => {
    expect(productListUrl(withoutFilters(filtered))).toBe('/products/plates?sort=price-low');
  });
});

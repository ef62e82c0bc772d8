import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  canonicalListUrl,
  productListUrl,
  readListState,
  withoutFilter,
  withoutFilters,
} from './product-list-query-state.ts';

const everything = readListState(null, new URLSearchParams());
const read = (query: string) => readListState('plates', new URLSearchParams(query));

describe('The address of the product list', () => {
  test('says nothing when everything is as usual', () => {
    expect(productListUrl(everything)).toBe('/products');
    expect(productListUrl({ ...everything, category: 'cups' })).toBe('/products/cups');
  });

  test('holds the whole state and gives it back', () => {
    const state = { category: 'plates', q: 'لوتس & نجوم', sort: 'price-high', isNew: true, isOnSale: true } as const;
    const address = new URL(productListUrl(state), 'https://shop.example');
    expect(address.pathname).toBe('/products/plates');
    expect(readListState('plates', address.searchParams)).toEqual(state);
  });

  test('is the same whichever way a browser without scripts spells it', () => {
    expect(productListUrl(read('q=&sort=name'))).toBe('/products/plates');
    expect(productListUrl(read('sort=price-low&sale=true&q=+lotus+'))).toBe(
      '/products/plates?q=lotus&sale=true&sort=price-low',
    );
  });

  test('leaves out orders and flags that do not exist', () => {
    expect(productListUrl(read('sort=cheapest&new=1&sale=yes&page=2'))).toBe('/products/plates');
  });

  test('cuts a search that is longer than the shop answers', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
    expect(read(`q=${'a'.repeat(199)}%20b`).q).toBe('a'.repeat(199));
  });

  test('reads a form that is filled in as it reads an address', () => {
    const form = new FormData();
    form.set('q', ' cup ');
    form.set('sort', 'price-low');
    form.set('new', 'true');
    expect(productListUrl(readListState(null, form))).toBe('/products?q=cup&new=true&sort=price-low');
  });

  test('is known to search engines without its order and without what somebody typed', () => {
    expect(canonicalListUrl(read('q=lotus&sort=price-low&sale=true'))).toBe('/products/plates?sale=true');
  });
});

describe('The filters of the product list', () => {
  const narrowed = read('q=lotus&sort=price-low&new=true&sale=true');

  test('are told in the order in which they are shown, without the category and the order', () => {
    expect(appliedFilters(narrowed)).toEqual(['q', 'new', 'sale']);
    expect(appliedFilters(read('sort=price-low'))).toEqual([]);
  });

  test('go one by one and leave the rest as it was', () => {
    expect(productListUrl(withoutFilter(narrowed, 'q'))).toBe('/products/plates?new=true&sale=true&sort=price-low');
    expect(productListUrl(withoutFilter(narrowed, 'new'))).toBe('/products/plates?q=lotus&sale=true&sort=price-low');
    expect(productListUrl(withoutFilter(narrowed, 'sale'))).toBe('/products/plates?q=lotus&new=true&sort=price-low');
  });

  test('go all at once and leave the category and the order', () => {
    expect(productListUrl(withoutFilters(narrowed))).toBe('/products/plates?sort=price-low');
  });
});

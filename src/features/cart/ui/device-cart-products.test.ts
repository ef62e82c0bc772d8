import { expect, test } from 'vitest';
import type { CartItem } from '../cart-item.ts';
import { cartProductsFromDevice, parseCachedCartProducts, readCachedCartProducts } from './device-cart-products.ts';
import { toStoredCartProducts } from './use-cart-products.ts';

const cup: CartItem = {
  id: 'cup-tea-01',
  name: 'ماء النيل',
  price: 45_000,
  image: 'cup-tea-01/1',
  category: 'cups',
  quantity: 2,
};
const plate: CartItem = {
  id: 'plate-01',
  name: 'إفريز',
  price: 85_000,
  image: 'plates',
  category: 'plates',
  quantity: 1,
};
const waterOfTheNile = {
  id: 'cup-tea-01',
  category: 'cups',
  name: 'ماء النيل',
  subtitle: 'فنجان',
  price: 45_000,
  originalPrice: null,
  badge: null,
  isInStock: true,
  picture: null,
} as const;
const last = {
  requestedIds: ['cup-tea-01'],
  cartProducts: { settingsRevision: 0, products: [waterOfTheNile], suggestions: [], boughtTogether: {}, fewLeft: {} },
};

test('uses the stored cart items without a cached response', () => {
  const result = cartProductsFromDevice({ ids: ['cup-tea-01', 'plate-01'], last: null, items: [cup, plate] });
  expect(result).toMatchObject({ requestedIds: ['cup-tea-01', 'plate-01'], isLast: true });
  expect(result?.cartProducts.products).toMatchObject([
    { id: 'cup-tea-01', name: 'ماء النيل', price: 45_000, picture: { path: 'cup-tea-01/1' } },
    { id: 'plate-01', price: 85_000, picture: null },
  ]);
});

test('prefers the cached response to the stored cart items', () => {
  const items = [{ ...cup, price: 1 }, plate];
  const result = cartProductsFromDevice({ ids: ['cup-tea-01', 'plate-01'], last, items });
  expect(result?.cartProducts.products.map(({ id, price }) => [id, price])).toEqual([
    ['cup-tea-01', 45_000],
    ['plate-01', 85_000],
  ]);
});

test('does not restore a product that is missing in the cached response', () => {
  const gone = { ...last, cartProducts: { ...last.cartProducts, products: [] } };
  expect(cartProductsFromDevice({ ids: ['cup-tea-01'], last: gone, items: [cup] })?.cartProducts.products).toEqual([]);
});

test('returns null for a product that is in neither', () => {
  expect(cartProductsFromDevice({ ids: ['plate-01'], last, items: [cup] })).toBeNull();
});

test('returns null for a server error', () => {
  expect(readCachedCartProducts(new Error('500'), 'https://shop.example/cart/products?ids=cup-tea-01')).toBeNull();
});

test('parses a cached response of the same language, and rejects another language or another shape', () => {
  const cached: unknown = JSON.parse(toStoredCartProducts(last, 'ar'));
  expect(parseCachedCartProducts(cached, 'ar')).toEqual(last);
  expect(parseCachedCartProducts(cached, 'en')).toBeNull();
  expect(parseCachedCartProducts({ ...(cached as object), cartProducts: { settingsRevision: 0 } }, 'ar')).toBeNull();
});

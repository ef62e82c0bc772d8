import { expect, test } from 'vitest';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { cartProductsFromDevice, readCachedCartProducts } from './device-cart-products.ts';

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
  asked: ['cup-tea-01'],
  shelf: { products: [waterOfTheNile], suggestions: [], boughtTogether: {}, fewLeft: {} },
};

test('without any answer of the shop, the lines stand as they were put into the cart', () => {
  const answer = cartProductsFromDevice({ wanted: ['cup-tea-01', 'plate-01'], last: null, items: [cup, plate] });
  expect(answer).toMatchObject({ asked: ['cup-tea-01', 'plate-01'], isLast: true });
  expect(answer?.shelf.products).toMatchObject([
    { id: 'cup-tea-01', name: 'ماء النيل', price: 45_000, picture: { path: 'cup-tea-01/1' } },
    { id: 'plate-01', price: 85_000, picture: null },
  ]);
});

test('what the shop said last counts before what the device remembers', () => {
  const items = [{ ...cup, price: 1 }, plate];
  const answer = cartProductsFromDevice({ wanted: ['cup-tea-01', 'plate-01'], last, items });
  expect(answer?.shelf.products.map(({ id, price }) => [id, price])).toEqual([
    ['cup-tea-01', 45_000],
    ['plate-01', 85_000],
  ]);
});

test('a line that the shop said was gone stays gone', () => {
  const gone = { ...last, shelf: { ...last.shelf, products: [] } };
  expect(cartProductsFromDevice({ wanted: ['cup-tea-01'], last: gone, items: [cup] })?.shelf.products).toEqual([]);
});

test('what nobody knows is not invented', () => {
  expect(cartProductsFromDevice({ wanted: ['plate-01'], last, items: [cup] })).toBeNull();
});

test('a shop that fails has answered, and the cart says so', () => {
  expect(readCachedCartProducts(new Error('500'), 'https://shop.example/cart/products?ids=cup-tea-01')).toBeNull();
});

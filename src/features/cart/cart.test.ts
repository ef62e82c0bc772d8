import { describe, expect, test } from 'vitest';
import { addToCart, cartTotal, countItems, removeFromCart, setQuantity } from './cart.ts';
import { type CartItem, parseStoredCart } from './cart-item.ts';

const cup = { id: 'cup-tea-01', name: 'فنجان شاي', price: 89_000, image: '/cup.avif', category: 'cups' } as const;
const plate = { id: 'plate-lotus-01', name: 'طبق', price: 125_000, image: '/plate.avif', category: 'plates' } as const;
const cups = (quantity: number): CartItem => ({ ...cup, quantity });
const plates = (quantity: number): CartItem => ({ ...plate, quantity });

describe('addToCart', () => {
  test('adds a new product as a new line', () => {
    expect(addToCart([plates(1)], cup, 2, 100)).toEqual({
      kind: 'added',
      cart: [plates(1), cups(2)],
      item: cups(2),
      quantityAdded: 2,
      wasPresent: false,
    });
  });

  test('increases the quantity of an existing line in its place', () => {
    const outcome = addToCart([cups(3), plates(1)], cup, 2, 100);
    expect(outcome).toMatchObject({ kind: 'added', cart: [cups(5), plates(1)], quantityAdded: 2, wasPresent: true });
  });

  test("keeps a line's bought-together anchor until a newer one is given", () => {
    const anchored = { ...cups(1), togetherWith: 'plate-lotus-01' };
    expect(addToCart([anchored], cup, 1, 100).cart[0]?.togetherWith).toBe('plate-lotus-01');
    expect(addToCart([anchored], { ...cup, togetherWith: 'set-tea-01' }, 1, 100).cart[0]?.togetherWith).toBe(
      'set-tea-01',
    );
  });

  test.each([
    [0, 100, 'added'],
    [99, 1, 'added'],
    [100, 1, 'cart.limitReached'],
    [1, 100, 'cart.limitReached'],
    [0, 101, 'cart.limitReached'],
    [0, 1e9, 'cart.limitReached'],
  ])('%i in the cart plus %i: %s', (present, more, kind) => {
    const cart = present > 0 ? [cups(present)] : [];
    const outcome = addToCart(cart, cup, more, 100);
    expect(outcome.kind).toBe(kind);
    if (kind !== 'added') expect(outcome.cart).toBe(cart);
  });

  test.each([
    [{ id: '' }, 1, 'cart.id'],
    [{ id: 'x'.repeat(101) }, 1, 'cart.id'],
    [{ name: '' }, 1, 'cart.name'],
    [{ name: 'x'.repeat(201) }, 1, 'cart.nameMax'],
    [{ price: 0 }, 1, 'cart.price'],
    [{ price: -5 }, 1, 'cart.price'],
    [{ price: 100_000_001 }, 1, 'cart.priceMax'],
    [{ image: '' }, 1, 'cart.image'],
    [{ category: 'vases' as 'cups' }, 1, 'cart.category'],
    [{}, 1.5, 'cart.quantityWhole'],
    [{}, Number.NaN, 'cart.quantityWhole'],
    [{}, 0, 'cart.quantityPositive'],
    [{}, -1, 'cart.quantityPositive'],
  ])('%j, quantity %d: refused with %s', (wrong, quantity, code) => {
    const cart = [plates(1)];
    expect(addToCart(cart, { ...cup, ...wrong }, quantity, 100)).toEqual({ kind: 'cart.invalidProduct', cart, code });
  });

  test('accepts the highest price and the longest name', () => {
    expect(addToCart([], { ...cup, price: 100_000_000, name: 'ن'.repeat(200) }, 1, 100).kind).toBe('added');
  });
});

describe('setQuantity', () => {
  test.each([
    [1, 'changed', [cups(1), plates(1)]],
    [100, 'changed', [cups(100), plates(1)]],
    [0, 'removed', [plates(1)]],
    [-1, 'removed', [plates(1)]],
    [101, 'cart.limitExceeded', [cups(2), plates(1)]],
    [1.5, 'cart.invalidQuantity', [cups(2), plates(1)]],
    [Number.NaN, 'cart.invalidQuantity', [cups(2), plates(1)]],
  ])('setting a quantity to %d: %s', (quantity, kind, cart) => {
    expect(setQuantity([cups(2), plates(1)], cup.id, quantity, 100)).toEqual({ kind, cart });
  });
});

describe('with a lowered maximum of 5', () => {
  test.each([
    [4, 1, 'added'],
    [5, 1, 'cart.limitReached'],
    [8, 1, 'cart.limitReached'],
    [0, 6, 'cart.limitReached'],
  ])('%i in the cart plus %i: %s', (present, more, kind) => {
    expect(addToCart(present > 0 ? [cups(present)] : [], cup, more, 5).kind).toBe(kind);
  });

  test('lets a line that holds more be reduced, and not be increased', () => {
    const cart = [cups(8)];
    expect(setQuantity(cart, cup.id, 7, 5)).toEqual({ kind: 'changed', cart: [cups(7)] });
    expect(setQuantity(cart, cup.id, 5, 5)).toEqual({ kind: 'changed', cart: [cups(5)] });
    expect(setQuantity(cart, cup.id, 9, 5)).toEqual({ kind: 'cart.limitExceeded', cart });
    expect(setQuantity([cups(3)], cup.id, 6, 5).kind).toBe('cart.limitExceeded');
  });
});

test('removeFromCart removes one product and keeps the others', () => {
  expect(removeFromCart([cups(2), plates(1)], plate.id)).toEqual([cups(2)]);
});

test('countItems sums quantities and cartTotal sums prices', () => {
  expect(countItems([cups(2), plates(3)])).toBe(5);
  expect(cartTotal([cups(2), plates(3)])).toBe(2 * 89_000 + 3 * 125_000);
  expect([countItems([]), cartTotal([])]).toEqual([0, 0]);
});

describe('parseStoredCart', () => {
  test.each([null, undefined, 'cart', 7, {}, { length: 1 }])('%j is an empty cart', (stored) => {
    expect(parseStoredCart(stored)).toEqual([]);
  });

  test('drops invalid entries and unknown fields', () => {
    const anchored = { ...cups(2), togetherWith: 'plate-lotus-01' };
    const stored = [null, 'x', { ...plates(1), quantity: 101 }, { id: 'a' }, { ...anchored, isAdmin: true }, [cups(1)]];
    expect(parseStoredCart(stored)).toEqual([anchored]);
  });

  test('drops a duplicate entry of a product', () => {
    expect(parseStoredCart([cups(2), plates(1), cups(7)])).toEqual([cups(2), plates(1)]);
  });

  test('returns a stored cart unchanged', () => {
    const outcome = addToCart([plates(4)], cup, 2, 100);
    expect(parseStoredCart(JSON.parse(JSON.stringify(outcome.cart)))).toEqual(outcome.cart);
  });
});

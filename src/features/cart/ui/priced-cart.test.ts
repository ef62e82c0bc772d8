import { expect, test } from 'vitest';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { CartProducts, ProductCard } from '#features/products/products.contract.ts';
import type { CartItem } from '../cart-item.ts';
import { orderLines, priceItems } from './priced-cart.ts';

const product = (id: string, price: number, isInStock = true): ProductCard => ({
  id,
  category: 'plates',
  name: id,
  subtitle: '',
  price,
  originalPrice: null,
  badge: null,
  isInStock,
  picture: null,
});
const item = (id: string, price: number, quantity: number, togetherWith?: string): CartItem => ({
  id,
  name: id,
  price,
  image: 'plates',
  category: 'plates',
  quantity,
  ...(togetherWith ? { togetherWith } : {}),
});
const cartProductsOf = (
  products: ProductCard[],
  together: CartProducts['boughtTogether'] = {},
  fewLeft: CartProducts['fewLeft'] = {},
): CartProducts => ({ settingsRevision: 0, products, suggestions: [], boughtTogether: together, fewLeft });
const noStock: ReadonlyMap<string, number> = new Map();

test('keeps a sold-out line, but charges nothing for it', () => {
  const { lines, quote, isBuyable } = priceItems(
    [item('a', 100_000, 2), item('b', 50_000, 1)],
    cartProductsOf([product('a', 100_000, false), product('b', 50_000)]),
    noStock,
    defaultRules,
  );
  expect(lines.map(({ item: { id } }) => id)).toEqual(['a', 'b']);
  expect([quote.subtotal, isBuyable]).toEqual([50_000, false]);
});

test('prices a cart at current prices and returns the changed ones', () => {
  const { lines, quote, isBuyable } = priceItems(
    [item('a', 100_000, 2), item('b', 50_000, 1)],
    cartProductsOf([product('a', 90_000), product('b', 50_000)]),
    noStock,
    defaultRules,
  );
  expect(lines.map(({ lineTotal, priceBefore }) => [lineTotal, priceBefore])).toEqual([
    [180_000, 100_000],
    [50_000, null],
  ]);
  // 2,300 + 14 % tax 322 + shipping 150
  expect([quote.subtotal, quote.total]).toEqual([230_000, 277_200]);
  expect(isBuyable).toBe(true);
});

test('a cart with a sold-out product, or with a quantity above the stock, is not buyable', () => {
  const cartProducts = cartProductsOf([product('a', 100, false), product('b', 100)]);
  expect(priceItems([item('a', 100, 1)], cartProducts, noStock, defaultRules)).toMatchObject({
    isBuyable: false,
    lines: [{ remaining: 0, isShort: true }],
  });
  const twoLeft = new Map([['b', 2]]);
  expect(priceItems([item('b', 100, 3)], cartProducts, twoLeft, defaultRules)).toMatchObject({
    isBuyable: false,
    lines: [{ remaining: 2, isShort: true }],
  });
  expect(priceItems([item('b', 100, 2)], cartProducts, twoLeft, defaultRules)).toMatchObject({
    isBuyable: true,
    lines: [{ remaining: 2, isShort: false }],
  });
});

test('uses the smaller of the stock in the cart products and the stock reported by a refused order', () => {
  const cartProducts = cartProductsOf([product('a', 100), product('b', 100)], {}, { a: 3 });
  const items = [item('a', 100, 4), item('b', 100, 90)];
  expect(priceItems(items, cartProducts, noStock, defaultRules)).toMatchObject({
    isBuyable: false,
    lines: [
      { remaining: 3, isShort: true },
      { remaining: null, isShort: false },
    ],
  });
  expect(priceItems(items, cartProducts, new Map([['a', 2]]), defaultRules).lines[0]).toMatchObject({ remaining: 2 });
});

test('applies the bought-together discount of fifteen percent and keeps the group in the order lines', () => {
  const items = [item('a', 100_000, 1, 'a'), item('b', 100_000, 1, 'a')];
  const cartProducts = cartProductsOf([product('a', 100_000), product('b', 100_000)], { a: ['a', 'b'] });
  expect(priceItems(items, cartProducts, noStock, defaultRules).quote.togetherDiscount).toBe(30_000);
  expect(orderLines([...items, item('c', 1, 4)])).toEqual([
    { productId: 'a', quantity: 1, togetherWith: 'a' },
    { productId: 'b', quantity: 1, togetherWith: 'a' },
    { productId: 'c', quantity: 4 },
  ]);
});

test('applies a promo code to the quote', () => {
  const promo = { code: 'LAZAWARD10', discountType: 'percentage', discountValue: 10 } as const;
  const { quote } = priceItems(
    [item('a', 300_000, 1)],
    cartProductsOf([product('a', 300_000)]),
    noStock,
    defaultRules,
    { promo },
  );
  // 3,000 - 300 + 420 tax, shipping free
  expect([quote.promoDiscount, quote.shipping, quote.total]).toEqual([30_000, 0, 312_000]);
});

test('refuses the checkout of a line above a lowered maximum', () => {
  const rules = { ...defaultRules, service: { ...defaultRules.service, maxQuantity: 5 } };
  const { lines, isBuyable } = priceItems(
    [item('a', 100_000, 6), item('b', 100_000, 5)],
    cartProductsOf([product('a', 100_000), product('b', 100_000)]),
    noStock,
    rules,
  );
  expect(lines.map(({ isAboveMaximum, isShort }) => [isAboveMaximum, isShort])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(isBuyable).toBe(false);
});

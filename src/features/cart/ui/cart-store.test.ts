import { beforeEach, expect, test } from 'vitest';
import { type FailSafeStorage, failSafeStorage } from '#core/browser/storage.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { type CartChange, cartNotice } from './cart-notice.ts';
import { CART_KEY, type CartStore, openCart } from './cart-store.ts';

const plate: ProductCard = {
  id: 'plate-lotus-01',
  category: 'plates',
  name: 'إفريز اللوتس',
  subtitle: 'طبق عشاء، ٢٧ سم',
  price: 85_000,
  originalPrice: null,
  badge: null,
  isInStock: true,
  picture: { path: 'plate-lotus-01/1', alt: '', isTransparent: true },
};
const cup: ProductCard = {
  ...plate,
  id: 'cup-tea-01',
  category: 'cups',
  name: 'ماء النيل',
  price: 45_000,
  picture: null,
};
const set: ProductCard = { ...plate, id: 'set-tea-01', category: 'sets', name: 'طقم شاي', price: 250_000 };

const memory = (limit = Number.POSITIVE_INFINITY): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, text) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
  };
};

let notices: CartChange[];
let changes: number;
const open = (storage: FailSafeStorage): CartStore =>
  openCart({
    storage,
    notify: (notice) => notices.push(notice),
    onChange: () => {
      changes += 1;
    },
    maximum: () => 100,
  });
const displayedNotices = (language: 'ar' | 'en' = 'en') =>
  notices.map((notice) =>
    cartNotice(notice, messagesOf(language, testSettings), messagesOf(language, testSettings), language),
  );
const quantities = (store: CartStore) => Object.fromEntries(store.items().map(({ id, quantity }) => [id, quantity]));

beforeEach(() => {
  notices = [];
  changes = 0;
});

test('adds a product, increases its quantity, and reports the notices of specification 8', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 2);
  store.add(plate, 3);
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 5 });
  expect(displayedNotices()).toEqual([
    { title: 'Added to cart', text: 'إفريز اللوتس, quantity: 2' },
    { title: 'Added to cart', text: 'إفريز اللوتس, quantity added: 3. Now in your cart: 5' },
  ]);
  expect(displayedNotices('ar')[0]).toEqual({ title: 'تمت الإضافة إلى السلة', text: 'إفريز اللوتس، الكمية: ٢' });
});

test('refuses a quantity of 101 and leaves the cart unchanged', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 100);
  store.add(plate, 1);
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 100 });
  expect(displayedNotices().at(-1)).toEqual({
    title: 'Quantity limit reached',
    text: 'Cannot add more than 100 items of the same product',
    tone: 'error',
  });
});

test('removes a line when its quantity is set to zero, and restores its position on undo', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  for (const product of [plate, cup, set]) store.add(product, 1);
  store.setQuantity('cup-tea-01', 0);
  expect(store.items().map(({ id }) => id)).toEqual(['plate-lotus-01', 'set-tea-01']);
  expect(displayedNotices().at(-1)).toMatchObject({ title: 'Removed from cart', text: 'Item removed from your cart' });
  displayedNotices().at(-1)?.action?.run();
  expect(store.items().map(({ id }) => id)).toEqual(['plate-lotus-01', 'cup-tea-01', 'set-tea-01']);
});

test('refuses a fractional or too large quantity with a notice and changes nothing', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 4);
  store.setQuantity('plate-lotus-01', 1.5);
  store.setQuantity('plate-lotus-01', 101);
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 4 });
  expect(displayedNotices().slice(1)).toEqual([
    { title: 'Invalid quantity', text: 'Quantity must be a whole number', tone: 'error' },
    { title: 'Quantity limit exceeded', text: 'Maximum quantity is 100 per item', tone: 'error' },
  ]);
});

test('adds a bought-together group with its anchor, completely or not at all', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.addTogether([plate, cup, set]);
  expect(store.items().map(({ togetherWith }) => togetherWith)).toEqual(Array(3).fill('plate-lotus-01'));
  store.setQuantity('set-tea-01', 100);
  store.addTogether([plate, cup, set]);
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 1, 'cup-tea-01': 1, 'set-tea-01': 100 });
  expect(notices.map(({ kind }) => kind)).toEqual(['addedAll', 'limitReached']);
});

test('two tabs do not overwrite changes of each other', () => {
  const device = memory();
  const first = open(failSafeStorage(() => device));
  const second = open(failSafeStorage(() => device));
  first.add(plate, 1);
  second.add(cup, 2);
  first.refresh();
  expect(quantities(first)).toEqual({ 'plate-lotus-01': 1, 'cup-tea-01': 2 });
  second.clear();
  first.add(set, 1);
  expect(quantities(first)).toEqual({ 'set-tea-01': 1 });
});

test('does not notify listeners when a refresh finds no change', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 1);
  const before = changes;
  store.refresh();
  expect(changes).toBe(before);
});

test.each([
  ['not JSON', '{'],
  ['not a list', '{"id":"plate-lotus-01"}'],
  ['a list of invalid entries', '[null, 7, {"id":"<script>"}, {"id":"plate-lotus-01","quantity":"many"}]'],
])('a stored cart that is %s is read as empty', (_, text) => {
  const device = memory();
  device.setItem(CART_KEY, text);
  expect(open(failSafeStorage(() => device)).items()).toEqual([]);
});

test('drops invalid lines of a stored cart and keeps the valid ones', () => {
  const device = memory();
  const writer = open(failSafeStorage(() => device));
  writer.add(plate, 2);
  device.setItem(CART_KEY, JSON.stringify([{ id: 'cup-tea-01', quantity: -1 }, ...writer.items()]));
  expect(quantities(open(failSafeStorage(() => device)))).toEqual({ 'plate-lotus-01': 2 });
});

test('keeps the cart in memory when the storage is full', () => {
  const device = memory(10);
  const store = open(failSafeStorage(() => device));
  store.add(plate, 1);
  store.add(cup, 1);
  store.refresh();
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 1, 'cup-tea-01': 1 });
});

test('keeps the cart in memory when access to the storage throws', () => {
  const store = open(
    failSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  store.add(plate, 1);
  store.add(plate, 1);
  expect(quantities(store)).toEqual({ 'plate-lotus-01': 2 });
  expect(store.isStored()).toBe(false);
  const cart = open(failSafeStorage(memory));
  expect(cart.isStored()).toBe(true);
});

test('replaces the cart by the items of the cart-updated event, without invalid ones', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 1);
  const brought = { id: 'cup-tea-01', name: 'ماء النيل', price: 45_000, image: 'cups', category: 'cups', quantity: 3 };
  store.replace([brought, { ...brought, id: '' }]);
  expect(quantities(store)).toEqual({ 'cup-tea-01': 3 });
  expect(quantities(open(failSafeStorage(() => device)))).toEqual({ 'cup-tea-01': 3 });
});

test('reports removed unavailable products by name, and empties the cart silently after an order', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  store.add(plate, 1);
  store.add(cup, 1);
  store.removeGone(['cup-tea-01', 'set-tea-01']);
  expect(displayedNotices().at(-1)).toMatchObject({ title: 'ماء النيل', tone: 'error' });
  const noticesBefore = notices.length;
  store.empty();
  expect(store.items()).toEqual([]);
  expect(notices).toHaveLength(noticesBefore);
});

test('reports one unavailable product by name, and several with one notice', () => {
  const device = memory();
  const store = open(failSafeStorage(() => device));
  for (const product of [plate, cup, set]) store.add(product, 1);
  notices = [];
  store.removeGone(['plate-lotus-01', 'cup-never-made']);
  store.removeGone(['cup-tea-01', 'set-tea-01']);
  store.removeGone(['cup-tea-01']);
  expect(store.items()).toEqual([]);
  expect(displayedNotices()).toEqual([
    {
      title: 'إفريز اللوتس',
      text: 'This piece is no longer in the catalogue, so it was removed from your cart.',
      tone: 'error',
      persistsOnNavigation: true,
    },
    {
      title: 'Pieces no longer sold',
      text: 'The pieces that are no longer in the catalogue were removed from your cart.',
      tone: 'error',
      persistsOnNavigation: true,
    },
  ]);
});

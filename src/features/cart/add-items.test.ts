import { expect, test } from 'vitest';
import { addItems } from './add-items.ts';
import type { CartItem } from './cart-item.ts';

const item = (id: string) => ({ id, name: id, price: 45_000, image: `${id}/1`, category: 'cups' as const });
const line = (id: string, quantity: number): CartItem => ({ ...item(id), quantity });

test('adds several products and increases existing lines', () => {
  const filled = addItems(
    [line('cup-tea-01', 2)],
    [
      { product: { ...item('cup-tea-01'), price: 50_000 }, quantity: 3 },
      { product: item('cup-tea-02'), quantity: 1 },
    ],
    100,
  );
  expect(filled.cart).toEqual([{ ...line('cup-tea-01', 5), price: 50_000 }, line('cup-tea-02', 1)]);
  expect(filled.addedIds).toEqual(['cup-tea-01', 'cup-tea-02']);
  expect(filled.cutIds).toEqual([]);
});

test('limits a line to 100 items and reports the limited products', () => {
  const filled = addItems(
    [line('cup-tea-01', 98), line('cup-tea-02', 100)],
    [
      { product: item('cup-tea-01'), quantity: 3 },
      { product: item('cup-tea-02'), quantity: 1 },
    ],
    100,
  );
  expect(filled.cart).toEqual([line('cup-tea-01', 100), line('cup-tea-02', 100)]);
  expect(filled.addedIds).toEqual(['cup-tea-01']);
  expect(filled.cutIds).toEqual(['cup-tea-01', 'cup-tea-02']);
});

test('leaves the cart unchanged for an invalid product', () => {
  const before = [line('cup-tea-01', 1)];
  const filled = addItems(before, [{ product: { ...item('cup-tea-02'), price: 0 }, quantity: 1 }], 100);
  expect(filled).toEqual({ cart: before, addedIds: [], cutIds: [] });
});

test('does not change a line above the maximum, and reports it', () => {
  const before = [line('cup-tea-01', 8)];
  expect(addItems(before, [{ product: item('cup-tea-01'), quantity: 1 }], 5)).toEqual({
    cart: before,
    addedIds: [],
    cutIds: ['cup-tea-01'],
  });
});

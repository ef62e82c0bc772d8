import { expect, test } from 'vitest';
import { addItems } from './add-items.ts';
import type { CartItem } from './cart-item.ts';

const item = (id: string) => ({ id, name: id, price: 45_000, image: `${id}/1`, category: 'cups' as const });
const line = (id: string, quantity: number): CartItem => ({ ...item(id), quantity });

test('several products join a cart at once, and those that lie in it grow', () => {
  const filled = addItems(
    [line('cup-tea-01', 2)],
    [
      { product: { ...item('cup-tea-01'), price: 50_000 }, quantity: 3 },
      { product: item('cup-tea-02'), quantity: 1 },
    ],
  );
  expect(filled.cart).toEqual([{ ...line('cup-tea-01', 5), price: 50_000 }, line('cup-tea-02', 1)]);
  expect(filled.addedIds).toEqual(['cup-tea-01', 'cup-tea-02']);
  expect(filled.cutIds).toEqual([]);
});

test('a line takes a hundred pieces and no more; what is full already is left as it is', () => {
  const filled = addItems(
    [line('cup-tea-01', 98), line('cup-tea-02', 100)],
    [
      { product: item('cup-tea-01'), quantity: 3 },
      { product: item('cup-tea-02'), quantity: 1 },
    ],
  );
  expect(filled.cart).toEqual([line('cup-tea-01', 100), line('cup-tea-02', 100)]);
  expect(filled.addedIds).toEqual(['cup-tea-01']);
  expect(filled.cutIds).toEqual(['cup-tea-01', 'cup-tea-02']);
});

test('what is no product leaves the cart as it was', () => {
  const before = [line('cup-tea-01', 1)];
  const filled = addItems(before, [{ product: { ...item('cup-tea-02'), price: 0 }, quantity: 1 }]);
  expect(filled).toEqual({ cart: before, addedIds: [], cutIds: [] });
});

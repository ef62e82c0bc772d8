import { expect, test } from 'vitest';
import { pounds } from '../money.ts';
import { previewPromo } from './preview-promo.ts';

const preview = (discountType: 'percentage' | 'fixed', discountValue: number, minPurchase = 0) =>
  previewPromo({ discountType, discountValue }, pounds(minPurchase)).map(({ subtotal, discount }) => [
    subtotal / 100,
    discount === null ? null : discount / 100,
  ]);

test('a code is tried on carts of different worth, the cart that it leaves out among them', () => {
  expect(preview('percentage', 10, 1500)).toEqual([
    [500, null],
    [1500, 150],
    [3000, 300],
    [6000, 600],
  ]);
});

test('a fixed discount never takes off more than there is', () => {
  expect(preview('fixed', pounds(800)).map(([, discount]) => discount)).toEqual([500, 800, 800, 800]);
});

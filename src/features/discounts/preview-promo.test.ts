import { expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { previewPromo } from './preview-promo.ts';

const preview = (discountType: 'percentage' | 'fixed', discountValue: number, minPurchase = 0) =>
  previewPromo({ discountType, discountValue }, pounds(minPurchase)).map(({ subtotal, discount }) => [
    subtotal / 100,
    discount === null ? null : discount / 100,
  ]);

test('previews a code on example carts, including one below its minimum', () => {
  expect(preview('percentage', 10, 1500)).toEqual([
    [500, null],
    [1500, 150],
    [3000, 300],
    [6000, 600],
  ]);
});

test('a preview never discounts more than the subtotal', () => {
  expect(preview('fixed', pounds(800)).map(([, discount]) => discount)).toEqual([500, 800, 800, 800]);
});

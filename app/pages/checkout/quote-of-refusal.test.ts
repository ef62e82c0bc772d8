import { expect, test } from 'vitest';
import { priceCart } from '../../../domain/pricing/price-cart.ts';
import { quoteOfRefusal } from './use-place-order.ts';

const quote = priceCart({
  lines: [{ productId: 'cup-tea-01', unitPrice: 50_000, quantity: 2 }],
  togetherGroups: new Map(),
});

test('the quote of a changed total is read as the shop sent it', () => {
  expect(quoteOfRefusal(JSON.parse(JSON.stringify({ total: quote.total, quote })))).toEqual(quote);
});

test.each([[{}], [{ quote: null }], [{ quote: { ...quote, total: '12' } }], [{ quote: { ...quote, lines: 1 } }]])(
  'anything else is no quote: %j',
  (details) => {
    expect(quoteOfRefusal(details)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { quoteOfRefusal } from './use-place-order.ts';

const quote = priceCart(
  {
    lines: [{ productId: 'cup-tea-01', unitPrice: 50_000, quantity: 2 }],
    togetherGroups: new Map(),
  },
  defaultRules,
);

test('returns the quote of a TOTAL_CHANGED refusal', () => {
  expect(quoteOfRefusal(JSON.parse(JSON.stringify({ total: quote.total, quote })))).toEqual(quote);
});

test.each([[{}], [{ quote: null }], [{ quote: { ...quote, total: '12' } }], [{ quote: { ...quote, lines: 1 } }]])(
  'returns null for %j',
  (details) => {
    expect(quoteOfRefusal(details)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { testsBeside } from './tests-beside.ts';

const tests = [
  'server/orders/place-order.test.ts',
  'server/orders/update-order.test.ts',
  'server/products/products.test.ts',
  'server/products/listing/list-products.test.ts',
  'server/settings/settings.test.ts',
];

test('selects the tests in the folder of a changed file, not those below or beside it', () => {
  expect(testsBeside(['server/orders/place-order.ts', 'README.md'], tests)).toEqual([
    'server/orders/place-order.test.ts',
    'server/orders/update-order.test.ts',
  ]);
  expect(testsBeside(['server/products/product.ts'], tests)).toEqual(['server/products/products.test.ts']);
  expect(testsBeside(['server/settings/settings.ts'], tests)).toEqual(['server/settings/settings.test.ts']);
});

test('selects none for a change outside of their folders', () => {
  expect(testsBeside(['domain/money.ts', 'app/root.tsx'], tests)).toEqual([]);
});

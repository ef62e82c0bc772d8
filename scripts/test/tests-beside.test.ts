import { expect, test } from 'vitest';
import { testsBeside } from './tests-beside.ts';

const tests = [
  'server/orders/place-order.test.ts',
  'server/orders/update-order.test.ts',
  'server/products/products.test.ts',
  'server/products/listing/list-products.test.ts',
  'server/settings/settings.test.ts',
];

test('a changed file touches the tests in its folder, not those of folders below or beside it', () => {
  expect(testsBeside(['server/orders/place-order.ts', 'README.md'], tests)).toEqual([
    'server/orders/place-order.test.ts',
    'server/orders/update-order.test.ts',
  ]);
  expect(testsBeside(['server/products/product.ts'], tests)).toEqual(['server/products/products.test.ts']);
  expect(testsBeside(['server/settings/settings.ts'], tests)).toEqual(['server/settings/settings.test.ts']);
});

test('a change outside the server touches none of them', () => {
  expect(testsBeside(['domain/money.ts', 'app/root.tsx'], tests)).toEqual([]);
});

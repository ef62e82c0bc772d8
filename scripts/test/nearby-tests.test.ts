import { expect, test } from 'vitest';
import { listNearbyTests } from './nearby-tests.ts';

const tests = [
  'src/features/orders/server/cancel-order.test.ts',
  'src/features/orders/server/get-orders.test.ts',
  'src/features/products/server/products.test.ts',
  'src/features/search/server/list-products.test.ts',
  'src/server/environment/environment.test.ts',
];

test('selects the tests in the folder of a changed file, not in other folders', () => {
  expect(listNearbyTests(['src/features/orders/server/cancel-order.ts', 'README.md'], tests)).toEqual([
    'src/features/orders/server/cancel-order.test.ts',
    'src/features/orders/server/get-orders.test.ts',
  ]);
  expect(listNearbyTests(['src/features/products/server/product.ts'], tests)).toEqual([
    'src/features/products/server/products.test.ts',
  ]);
  expect(listNearbyTests(['src/server/environment/environment.ts'], tests)).toEqual([
    'src/server/environment/environment.test.ts',
  ]);
});

test('selects none for a change outside of their folders', () => {
  expect(listNearbyTests(['src/core/money/money.ts', 'src/root.tsx'], tests)).toEqual([]);
});

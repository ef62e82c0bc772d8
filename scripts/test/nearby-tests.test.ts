import { expect, test } from 'vitest';
import { listNearbyTests } from './nearby-tests.ts';

const sources = new Map([
  ['src/core/money/money.ts', ''],
  ['src/core/money/money.test.ts', "import { add } from './money.ts';"],
  ['src/features/orders/order-total.ts', "import { add } from '#core/money/money.ts';"],
  ['src/features/orders/order-total.test.ts', "import { total } from './order-total.ts';"],
  ['src/features/orders/server/cancel-order.ts', "import { total } from '../order-total.ts';"],
  ['src/features/orders/server/cancel-order.test.ts', "import { openShop } from '#tests/support/shop.ts';"],
  ['src/features/orders/server/get-orders.test.ts', "import { cancelOrder } from './cancel-order.ts';"],
  ['src/features/orders/storefront/order.route.tsx', "const panel = import('../order-total.ts');"],
  ['src/features/orders/storefront/order-panel.test.tsx', "import { Order } from './order.route.tsx';"],
  ['src/features/reports/sales.test.ts', "import { total } from '#features/orders/order-total.ts';"],
  ['src/generated/routers.gen.ts', "import { cancelOrder } from '#features/orders/server/cancel-order.ts';"],
]);

test('selects the tests in the folder of a changed file', () => {
  expect(listNearbyTests(['src/features/orders/server/cancel-order.ts'], sources)).toEqual([
    'src/features/orders/server/cancel-order.test.ts',
    'src/features/orders/server/get-orders.test.ts',
  ]);
});

test('selects the tests of the same feature that import a changed file, also through others, not those of other features', () => {
  expect(listNearbyTests(['src/features/orders/order-total.ts'], sources)).toEqual([
    'src/features/orders/order-total.test.ts',
    'src/features/orders/server/get-orders.test.ts',
    'src/features/orders/storefront/order-panel.test.tsx',
  ]);
  expect(listNearbyTests(['src/core/money/money.ts'], sources)).toEqual(['src/core/money/money.test.ts']);
});

test('selects a changed test itself', () => {
  expect(listNearbyTests(['src/features/reports/sales.test.ts'], sources)).toEqual([
    'src/features/reports/sales.test.ts',
  ]);
});

test('selects none for a change without tests nearby', () => {
  expect(listNearbyTests(['README.md', 'src/root.tsx'], sources)).toEqual([]);
});

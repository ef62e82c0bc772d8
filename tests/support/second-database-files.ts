import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Repositories that the function next to a test calls. */
const repositoriesOf = (test: string): readonly string[] => {
  const tested = join(root, test.replace('.test.ts', '.ts'));
  if (!existsSync(tested)) return [];
  return readFileSync(tested, 'utf8').match(/(?<=from '.*)[\w-]+\.repository\.ts(?=')/g) ?? [];
};

/** One test for each repository, next to a function that calls it: the last one by its path, so that the tests take no longer. */
const testsByRepository = new Map(
  globSync('src/{core,features/*}/server/**/*.test.ts', { cwd: root })
    .toSorted()
    .flatMap((test) => repositoriesOf(test).map((repository) => [repository, test] as const)),
);

/**
 * Tests that `npm test` runs on two databases, the embedded PostgreSQL and the system's, because they depend on the
 * database: connections, migrations, copies, query plans, notifications, and the SQL of each feature. The test of a function that
 * calls a new repository needs no line. `tests/architecture/second-database.test.ts` checks this list; `npm run test:databases` runs
 * all tests of the server on the second database.
 */
export const secondDatabaseFiles: readonly string[] = [
  ...new Set(testsByRepository.values()),

  // connections, migrations, backup, jobs, plans
  'src/core/server/database/*.test.ts',
  'src/core/server/jobs/{jobs,scheduled-tasks,unfinished-jobs}.test.ts',
  'src/features/*/server/**/*-plans.test.ts',
  'src/server/{migration-folders,start-failures}.test.ts',
  'src/server/commands/{reset-secret-key,restore,rotate-signing-keys}.test.ts',
  'src/features/products/server/listen-for-changes.test.ts',
  'tests/server/{api,dev-mailbox,verify-database,statements}.test.ts',
  'tests/support/database.test.ts',

  // further tests of the SQL of each feature
  'src/core/server/{audit,settings}/*.test.ts',
  'src/features/admin/server/dashboard.test.ts',
  'src/features/auth/server/accounts/{accounts,audit-log,claimed-accounts,rate-limits,refresh-token-reuse,session-limits}.test.ts',
  'src/features/auth/server/accounts/factors/{phone-factor,stale-factors,totp-factor}.test.ts',
  'src/features/auth/server/accounts/keys/key-rotation.test.ts',
  'src/features/auth/server/accounts/one-time-tokens/{concurrent-use,recovery}.test.ts',
  'src/features/checkout/server/order-races.test.ts',
  'src/features/content/server/{admin-pages,text-overrides}.test.ts',
  'src/features/fulfillment/server/shipments.test.ts',
  'src/features/inventory/server/stock-movements.test.ts',
  'src/features/order-management/server/admin-orders.test.ts',
  'src/features/order-status/server/order-views.test.ts',
  'src/features/orders/server/unproven-orders.test.ts',
  'src/features/payments/server/{admin-payments,manual-payments,payment-races}.test.ts',
  'src/features/payments/server/refunds/refund-order.test.ts',
  'src/features/privacy/server/{delete-account,export-completeness,retention}.test.ts',
  'src/features/products/server/products.test.ts',
  'src/features/products/server/admin/*.test.ts',
  'src/features/search/server/analytics/search-analytics.test.ts',
  'src/features/settings/server/settings.test.ts',
  'src/features/staff/server/recorded-exports.test.ts',
  'src/features/stock-notifications/server/send-stock-notifications.test.ts',
  'src/features/storefront/server/documents.test.ts',
];

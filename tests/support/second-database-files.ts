/**
 * Tests that `npm test` runs on two databases, the embedded PostgreSQL and the system's, because they depend on the
 * database: connections, migrations, copies, query plans, notifications, and the SQL of each feature.
 * `tests/architecture/second-database.test.ts` checks this list; `npm run test:databases` runs all tests of the server on the
 * second database.
 */
export const secondDatabaseFiles: readonly string[] = [
  // connections, migrations, backup, jobs, plans
  'src/core/server/database/*.test.ts',
  'src/core/server/jobs/{jobs,scheduled-tasks,unfinished-jobs}.test.ts',
  'src/core/server/mail/hourly-limits.test.ts',
  'src/features/*/server/**/*-plans.test.ts',
  'src/server/{migration-folders,start-failures}.test.ts',
  'src/server/commands/{reset-secret-key,restore,rotate-signing-keys}.test.ts',
  'src/features/products/server/listen-for-changes.test.ts',
  'tests/server/{api,dev-mailbox,verify-database,statements}.test.ts',
  'tests/support/database.test.ts',

  // the SQL of each feature
  'src/core/server/{audit,settings}/*.test.ts',
  'src/features/admin/server/dashboard.test.ts',
  'src/features/auth/server/accounts/{accounts,audit-log,claimed-accounts,rate-limits,refresh-token-reuse,session-limits}.test.ts',
  'src/features/auth/server/accounts/factors/{phone-factor,stale-factors,totp-factor}.test.ts',
  'src/features/auth/server/accounts/identities/{link,unlink}-identity.test.ts',
  'src/features/auth/server/accounts/keys/key-rotation.test.ts',
  'src/features/auth/server/accounts/one-time-tokens/{concurrent-use,recovery}.test.ts',
  'src/features/checkout/server/{order-promo-code,order-races,order-sale-dates,place-order}.test.ts',
  'src/features/cod-reconciliation/server/settlements.test.ts',
  'src/features/contact/server/admin-contact-messages.test.ts',
  'src/features/content/server/{admin-pages,text-overrides}.test.ts',
  'src/features/customers/server/{customers,profiles,saved-addresses}.test.ts',
  'src/features/discounts/server/{admin-promo-codes,quote-promo-code}.test.ts',
  'src/features/fulfillment/server/{couriers,shipments}.test.ts',
  'src/features/inventory/server/*.test.ts',
  'src/features/newsletter/server/admin-newsletter-subscriptions.test.ts',
  'src/features/order-management/server/{admin-orders,export-orders,update-order}.test.ts',
  'src/features/order-status/server/order-views.test.ts',
  'src/features/orders/server/{phone-order-races,unproven-orders}.test.ts',
  'src/features/payments/server/{admin-payments,manual-payments,payment-races}.test.ts',
  'src/features/payments/server/refunds/refund-order.test.ts',
  'src/features/payments/server/transfers/{admin-transfer-proofs,transfer-proofs}.test.ts',
  'src/features/privacy/server/{consents,delete-account,export-completeness,retention}.test.ts',
  'src/features/products/server/{bought-together,products,scheduled-sales}.test.ts',
  'src/features/products/server/admin/*.test.ts',
  'src/features/products/server/media/pictures.test.ts',
  'src/features/reviews/server/{admin-reviews,reviews}.test.ts',
  'src/features/search/server/{list-products,synonyms}.test.ts',
  'src/features/search/server/analytics/search-analytics.test.ts',
  'src/features/settings/server/settings.test.ts',
  'src/features/staff/server/{list-audit-log,recorded-exports,staff}.test.ts',
  'src/features/stock-notifications/server/*.test.ts',
  'src/features/storefront/server/documents.test.ts',
  'src/features/wishlist/server/wishlist.test.ts',
];

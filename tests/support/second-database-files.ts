/**
 * Tests that `npm test` runs on two databases, the embedded PostgreSQL and the system's, because they depend on the
 * database: connections, migrations, copies, query plans, notifications, and the SQL of each subject.
 * `tests/architecture/second-database.test.ts` checks this list; `npm run test:databases` runs all of `server/` on the
 * second database.
 */
export const secondDatabaseFiles: readonly string[] = [
  // connections, migrations, backup, jobs, plans
  'platform/database/*.test.ts',
  'server/**/*-plans.test.ts',
  'server/{migration-folders,reach-database}.test.ts',
  'server/api/{api,statements}.test.ts',
  'server/commands/{restore,rotate-signing-keys}.test.ts',
  'server/jobs/{jobs,scheduled-tasks}.test.ts',
  'server/mail/dev-mailbox.test.ts',
  'server/products/product-changes.test.ts',
  'tests/support/database.test.ts',

  // the SQL of each entity
  'accounts/{accounts,audit-log,claimed-accounts,rate-limits,refresh-token-reuse,session-limits}.test.ts',
  'accounts/factors/{phone-factor,stale-factors,totp-factor}.test.ts',
  'accounts/identities/{link,unlink}-identity.test.ts',
  'accounts/keys/key-rotation.test.ts',
  'accounts/one-time-tokens/{concurrent-use,recovery}.test.ts',
  'server/audit-log/*.test.ts',
  'server/consents/consents.test.ts',
  'server/contact-messages/admin-contact-messages.test.ts',
  'server/customers/customers.test.ts',
  'server/couriers/couriers.test.ts',
  'server/dashboard/dashboard.test.ts',
  'server/newsletter-subscriptions/admin-newsletter-subscriptions.test.ts',
  'server/orders/{admin-orders,export-orders,get-orders,order-promo-code,order-races,order-sale-dates,place-order,update-order}.test.ts',
  'server/payments/{admin-payments,admin-proofs,manual-payments,migrated-orders,refund-order,transfer-proofs}.test.ts',
  'server/personal-data/{delete-account,export-completeness,retention}.test.ts',
  'server/pages/admin-pages.test.ts',
  'server/payments/{migrated-orders,payment-races}.test.ts',
  'server/products/{bought-together,migrated-names,products,sale-dates}.test.ts',
  'server/products/admin/*.test.ts',
  'server/products/listing/list-products.test.ts',
  'server/products/pictures/pictures.test.ts',
  'server/products/search-words/search-words.test.ts',
  'server/profiles/profiles.test.ts',
  'server/promo-codes/{admin-promo-codes,quote-promo-code}.test.ts',
  'server/reviews/{admin-reviews,reviews}.test.ts',
  'server/saved-addresses/saved-addresses.test.ts',
  'server/searches/searches.test.ts',
  'server/settlements/settlements.test.ts',
  'server/shipments/shipments.test.ts',
  'server/shop-settings/{labels,shop-settings}.test.ts',
  'server/stock-notifications/*.test.ts',
  'server/stock/*.test.ts',
  'server/user-roles/user-roles.test.ts',
  'server/wishlist/wishlist.test.ts',
];

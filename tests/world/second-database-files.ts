/**
 * The tests that `npm test` runs on two databases, the embedded PostgreSQL and the system's, because what they prove
 * depends on the database: how it is connected to, migrated, copied, planned and listened to, and the SQL of each subject.
 * `tests/house/second-database.test.ts` says what must stand here; `npm run test:databases` runs all of `server/` on the
 * second one.
 */
export const secondDatabaseFiles: readonly string[] = [
  // connections, migrations, backup, jobs, plans
  'server/database/**/*.test.ts',
  'server/**/*-plans.test.ts',
  'server/jobs/jobs.test.ts',
  'server/restore-shop.test.ts',
  'server/rotate-shop-keys.test.ts',
  'server/products/listen-for-changes.test.ts',
  'server/api/{api,statements}.test.ts',
  'server/audit/record-deed.test.ts',
  'server/post/outbox.test.ts',
  'server/run-accounts.test.ts',
  'tests/world/fresh-database.test.ts',

  // the SQL of each subject
  'server/addresses/addresses.test.ts',
  'server/audit/log.test.ts',
  'server/auth/{accounts,audit-log,claimed-accounts,proven-addresses,try-limits,stolen-tokens,session-limits}.test.ts',
  'server/auth/admin/admin.test.ts',
  'server/auth/factors/{authenticator,phone-factor,sweep-factors}.test.ts',
  'server/auth/identities/{link,unlink}-identity.test.ts',
  'server/auth/keys/key-rotation.test.ts',
  'server/auth/one-time/{all-at-once,change-contact,recovery}.test.ts',
  'server/consents/consents.test.ts',
  'server/desk/overview.test.ts',
  'server/messages/messages.test.ts',
  'server/newsletter/office-newsletter.test.ts',
  'server/orders/{export-orders,list-orders,move-order,order-promo,order-races,place-order,show-order}.test.ts',
  'server/own-data/{erase-own-account,forgetting,whole-export}.test.ts',
  'server/people/{people,team}.test.ts',
  'server/products/{bought-together,products}.test.ts',
  'server/products/listing/list-products.test.ts',
  'server/products/office/{office-products,order-of-shelf}.test.ts',
  'server/products/pictures/pictures.test.ts',
  'server/promos/{office-promos,quote-promo}.test.ts',
  'server/reviews/{office-reviews,reviews}.test.ts',
  'server/stock-notifications/{office-alerts,stock-notifications,tell-waiting}.test.ts',
  'server/wishlist/wishlist.test.ts',
];

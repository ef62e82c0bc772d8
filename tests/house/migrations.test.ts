import { expect, test } from 'vitest';
import { migrationFaults } from './migration-faults.ts';
import { sourcesIn } from './sources.ts';

/** No version that anybody runs is older than these. What is added from now on is applied under the eyes of visitors. */
const beforeFirstRelease = new Set([
  'auth/migrations/0001-accounts.sql',
  'auth/migrations/0002-recovery-and-factors.sql',
  'auth/migrations/0003-events-by-person.sql',
  'database/migrations/0001-shop.sql',
  'database/migrations/0002-signals-and-counters.sql',
  'database/migrations/0003-reviews-as-they-are-read.sql',
  'database/migrations/0004-customers-of-providers.sql',
  'database/migrations/0005-languages-of-waiting.sql',
  'database/migrations/0006-lists-of-the-office.sql',
  'database/migrations/0007-deeds-of-admins.sql',
  'database/migrations/0008-orders-of-the-office.sql',
  'database/migrations/0009-smaller-lists-of-the-office.sql',
  'database/migrations/0010-products-of-the-office.sql',
  'database/migrations/0011-stock-alerts-of-the-office.sql',
  'database/migrations/0012-own-pictures.sql',
  'database/migrations/0013-listed-products.sql',
  'database/migrations/0017-marks-of-changes.sql',
]);

const migrations = sourcesIn(['server'], ['.sql'])
  .filter(({ path }) => path.includes('/migrations/'))
  .map(({ path, text }) => ({ name: path.replace('server/', ''), text }));

test('the old and the new version can both live with each migration since the first release', () => {
  const wrong = migrations
    .filter(({ name }) => !beforeFirstRelease.has(name))
    .map(({ name, text }) => [name, migrationFaults(text)] as const)
    .filter(([, faults]) => faults.length > 0);
  expect(wrong).toEqual([]);
  // a name that no file bears would let a later one of this name pass
  const names = migrations.map(({ name }) => name);
  expect([...beforeFirstRelease].filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ['drop table orders;', 'takes away'],
  ['alter table orders add column a text, drop column b;', 'takes away'],
  ['alter table orders rename column a to b;', 'new name'],
  ['ALTER TABLE orders\n  RENAME TO sales;', 'new name'],
  ['alter table orders alter column total type numeric;', 'type of a column'],
  ['alter table orders add column channel text not null;', 'does not write'],
  ['alter table orders alter column channel set not null;', 'obligatory'],
  ['alter table orders add column ref uuid default gen_random_uuid();', 'fills each row'],
  ['alter table orders add constraint positive check (total > 0);', 'not valid'],
  ['alter table orders add constraint whose foreign key (user_id) references auth.users;', 'not valid'],
  ['create index orders_by_city on orders (city);', 'concurrently'],
  ['create unique index on auth.users (phone);', 'concurrently'],
  ['alter table orders add constraint one unique (number);', 'concurrently'],
  ['lock table orders;', 'out of a table'],
  ['truncate reviews;', 'out of a table'],
])('%s cannot be lived with', (sql, reason) => {
  expect(migrationFaults(sql).join('\n')).toContain(reason);
});

test.each([
  "alter table orders add column channel text not null default 'shop';",
  'alter table orders add column channel text, add column source text;',
  'alter table orders add constraint positive check (total > 0) not valid;',
  'alter table orders validate constraint positive;',
  'create index concurrently if not exists orders_by_city on orders (city);',
  'create table parcels (id uuid primary key, order_id uuid not null references orders);\ncreate index on parcels (order_id);',
  'create or replace function f() returns trigger language plpgsql as $$ begin drop table orders; end; $$;',
  "-- drop table orders;\ninsert into texts values ('drop table orders; --');",
  'drop index concurrently if exists orders_by_city;',
])('%s can be', (sql) => {
  expect(migrationFaults(sql)).toEqual([]);
});

import { expect, test } from 'vitest';
import { migrationFaults } from './migration-faults.ts';
import { sourcesIn } from './source-files.ts';

const migrations = sourcesIn(['migrations'], ['.sql']);

test('the previous and the current version both work on the tables of each migration', () => {
  expect(migrations.length).toBeGreaterThanOrEqual(2);
  const wrong = migrations
    .map(({ path, text }) => [path, migrationFaults(text)] as const)
    .filter(([, faults]) => faults.length > 0);
  expect(wrong).toEqual([]);
});

/** Index names that do not begin with the table name and end with `_idx` (`_key` for unique indexes). */
const misnamedIndexes = (sql: string): string[] =>
  [...sql.matchAll(/create (unique )?index (?:concurrently )?(?:if not exists )?(\w+) on (?:auth\.)?(\w+)/g)].flatMap(
    ([, unique, name = '', table = '']) =>
      name.startsWith(`${table}_`) && name.endsWith(unique ? '_key' : '_idx') ? [] : [name],
  );

test('indexes are named after their table and kind', () => {
  expect(migrations.flatMap(({ text }) => misnamedIndexes(text))).toEqual([]);
  expect(
    misnamedIndexes(
      'create index by_city on orders (city);\ncreate unique index orders_number_idx on orders (number);',
    ),
  ).toEqual(['by_city', 'orders_number_idx']);
});

test.each([
  ['drop table orders;', 'drops something'],
  ['alter table orders add column a text, drop column b;', 'drops something'],
  ['alter table orders rename column a to b;', 'renames'],
  ['ALTER TABLE orders\n  RENAME TO sales;', 'renames'],
  ['alter table orders alter column total type numeric;', 'type of a column'],
  ['alter table orders add column channel text not null;', 'does not write'],
  ['alter table orders alter column channel set not null;', 'required'],
  ['alter table orders add column ref uuid default gen_random_uuid();', 'to each row of a table'],
  ['alter table orders add constraint positive check (total > 0);', 'not valid'],
  ['alter table orders add constraint whose foreign key (user_id) references auth.users;', 'not valid'],
  ['create index orders_by_city on orders (city);', 'concurrently'],
  ['create unique index on auth.users (phone);', 'concurrently'],
  ['alter table orders add constraint one unique (number);', 'concurrently'],
  ['lock table orders;', 'blocks all access to a table'],
  ['truncate reviews;', 'blocks all access to a table'],
])('%s is rejected', (sql, reason) => {
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
])('%s is accepted', (sql) => {
  expect(migrationFaults(sql)).toEqual([]);
});

import type { Database } from '#core/server/database/connect.ts';
import { fillTables, inBatches, oftenFirst, SEED_MARKER } from './markers.ts';
import { familyNames, firstNames } from './product-names.ts';

/** Adds generated customers up to this total. They have no password and cannot sign in. */
export const seedCustomers = async (database: Pick<Database, 'pool'>, count: number): Promise<void> => {
  const { rows } = await database.pool.query<{ made: number }>(
    `select count(*)::integer as made from profiles where email like '${SEED_MARKER}-%@example.com'`,
  );
  await fillTables(database, {
    tables: ['auth.users', 'profiles'],
    without: ['profiles_spelled_idx'],
    fill: async (run) => {
      for (const batch of inBatches((rows[0]?.made ?? 0) + 1, count, 20_000)) {
        await run(insertCustomers, [...batch, firstNames, familyNames]);
      }
    },
  });
};

const insertCustomers = `
  with people as (
    insert into auth.users (email) select '${SEED_MARKER}-' || n || '@example.com' from generate_series($1::integer, $2::integer) n
    returning id, email
  )
  insert into profiles (id, name, email, phone_number, date_of_birth)
  select id, ${oftenFirst('$3', 0)} || ' ' || ${oftenFirst('$4', 1)}, email,
    '+2019' || lpad(n::text, 8, '0'), date '1960-01-01' + n % 14000
  from people, split_part(split_part(email, '-', 2), '@', 1) as number, lateral (select number::integer as n) as counted`;

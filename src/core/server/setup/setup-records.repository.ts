import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Database = Kysely<Tables>;

/** Records a fact with the current time, or renews its time. */
export const upsertRecord = async (database: Database, name: string): Promise<void> => {
  await database
    .insertInto('setup_records')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ recorded_at: sql`now()` }))
    .execute();
};

/** Records a fact with the current time, unless it is recorded. */
export const insertRecord = async (database: Database, name: string): Promise<void> => {
  await database
    .insertInto('setup_records')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Removes a fact; false if it is not recorded. */
export const deleteRecord = async (database: Database, name: string): Promise<boolean> => {
  const { numDeletedRows } = await database.deleteFrom('setup_records').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const findRecord = async (database: Database, name: string): Promise<Date | null> => {
  const row = await database
    .selectFrom('setup_records')
    .select('recorded_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.recorded_at ?? null;
};

/** Whether the database has the table; older versions have not created it. */
export const hasRecordsTable = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('setup_records') is not null as exists`.execute(
    database,
  );
  return rows[0]?.exists === true;
};

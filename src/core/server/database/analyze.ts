import type { Database } from './connect.ts';

/**
 * Refreshes the planner's statistics. They contain column values such as e-mail addresses, also after the rows were deleted.
 * ANALYZE skips tables that have become empty; their statistics are cleared, which requires PostgreSQL 18.
 */
export const analyzeTables = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query('analyze');
  const { rows } = await pool.query<{ can: boolean }>(
    `select to_regprocedure('pg_clear_attribute_stats(text, text, text, boolean)') is not null as can`,
  );
  if (!rows[0]?.can) return;
  await pool.query(`
    select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
    where schemaname in ('public', 'auth') and not exists (
      select from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass and reltuples > 0)`);
};

import type { Database } from './connect.ts';

/**
 * Has the planner's statistics drawn anew. They quote what stands in a column, e-mail addresses too, and go on quoting what
 * was deleted; of a table that has become empty nothing is drawn, so there they are cleared, by servers that can (from
 * PostgreSQL 18 on).
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

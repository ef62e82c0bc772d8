import type { Database } from '#core/server/database/connect.ts';

/** Inserts a row into a table and returns its id. */
export const insertRow = async (pool: Database['pool'], table: string, row: object): Promise<string> => {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await pool.query<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
};

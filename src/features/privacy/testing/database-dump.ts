import type { Pool } from 'pg';

/** Contents of every table in every schema of a database, as text. */
export const dumpDatabase = async (pool: Pool): Promise<string> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select entry::text as text from ${name} as entry`);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
};

import type { Database } from '../../server/database/connect.ts';

/** What counts tries, and changes whenever anybody asks. */
const counters = ['request_limits', 'promo_attempts', 'rate_limits'];

/** What lies in each of the shop's tables, or of another schema's, as a fingerprint: two that are equal hold the same rows. */
export const contentOf = async (
  { pool }: Pick<Database, 'pool'>,
  schema: 'public' | 'auth' = 'public',
): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = $2 and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [counters, schema],
  );
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, ',' order by each::text)), '') as content from ${schema}.${name} each`,
    );
    contents[name] = found.rows[0]?.content ?? '';
  }
  return contents;
};

import { type RawBuilder, sql } from 'kysely';

/** Returns SQL for the first of these columns that is neither null nor empty; null if all are. */
export const firstFilled = (...columns: readonly [string, ...string[]]): RawBuilder<string | null> =>
  sql`coalesce(${sql.join(columns.map((column) => sql`nullif(${sql.ref(column)}, '')`))})`;

import type { Database } from '#core/server/database/connect.ts';

/** Marks all generated data: prefix of product ids and customer addresses, and request hash of orders. */
export const SEED_MARKER = 'made';

/** Runs a statement, without the statement timeout of visitors' requests. */
export type Run = (statement: string, values?: readonly unknown[]) => Promise<void>;

interface Filling {
  /** Tables that grow. */
  readonly tables: readonly string[];
  /** Indexes that are faster to rebuild than to update: dropped until all rows are inserted. */
  readonly without: readonly string[];
  readonly fill: (run: Run) => Promise<void>;
}

/** Fills tables in one transaction: afterwards all rows and indexes exist, or nothing has changed. */
export const fillTables = async (
  { pool }: Pick<Database, 'pool'>,
  { tables, without, fill }: Filling,
): Promise<void> => {
  const client = await pool.connect();
  const run: Run = async (statement, values = []) => {
    await client.query(statement, [...values]);
  };
  try {
    await run(`set statement_timeout = 0`);
    await run(`set maintenance_work_mem = '256MB'`);
    await run('begin');
    const { rows } = await client.query<{ transaction_id: string }>(
      'select pg_get_indexdef(name::regclass) as transaction_id from unnest($1::text[]) name',
      [without],
    );
    for (const name of without) await run(`drop index ${name}`);
    await fill(run);
    for (const { transaction_id: statement } of rows) await run(statement);
    await run('commit');
    await run(`vacuum analyze ${tables.join(', ')}`);
  } finally {
    // the open transaction is rolled back with the connection
    client.release(true);
  }
};

/** Splits a range of numbers into batches, both ends included. */
export function* inBatches(first: number, last: number, size: number): Generator<readonly [number, number]> {
  for (let from = first; from <= last; from += size) yield [from, Math.min(from + size - 1, last)];
}

/** Multipliers modulo a billion, for two evenly distributed, independent sequences. */
const strides = [618_033_989, 754_877_666] as const;

/**
 * SQL for the word of a list that the n-th generated row gets: the second is half as frequent as the first, the third a third,
 * like real names. `strideIndex` selects independent words for one row.
 */
export const oftenFirst = (options: string, strideIndex: 0 | 1): string => `
  (${options}::text[])[floor(exp(
    n * ${strides[strideIndex]}::bigint % 1000000000 / 1e9::float8 * ln(cardinality(${options}::text[]) + 1::float8)))::integer]`;

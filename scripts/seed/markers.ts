import type { Database } from '../../platform/database/connect.ts';

/** Whatever is made bears this: the ids of products begin so, the addresses of customers, and of orders the request's hash. */
export const SEED_MARKER = 'made';

/** Runs a statement, which may take longer than any that a visitor waits for. */
export type Run = (statement: string, values?: readonly unknown[]) => Promise<void>;

interface Filling {
  /** The tables that grow. */
  readonly tables: readonly string[];
  /** Indexes that are quicker made anew than kept in step: they are down until the filling ends. */
  readonly without: readonly string[];
  readonly fill: (run: Run) => Promise<void>;
}

/** Fills tables in one transaction: all of it is there in the end, with every index, or nothing of it. */
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
    // what was not committed is gone with the connection
    client.release(true);
  }
};

/** Cuts numbers into pieces of a size: from where to where, both counted in. */
export function* inBatches(first: number, last: number, size: number): Generator<readonly [number, number]> {
  for (let from = first; from <= last; from += size) yield [from, Math.min(from + size - 1, last)];
}

/** Of a billion; what comes of them falls evenly, and one knows nothing of the other. */
const strides = [618_033_989, 754_877_666] as const;

/**
 * The word of a list that the n-th made thing bears: the second half as often as the first, the third a third as often, as
 * names are in life. `place` parts the words that one thing bears.
 */
export const oftenFirst = (words: string, place: 0 | 1): string => `
  (${words}::text[])[floor(exp(
    n * ${strides[place]}::bigint % 1000000000 / 1e9::float8 * ln(cardinality(${words}::text[]) + 1::float8)))::integer]`;

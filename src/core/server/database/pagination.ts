import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

/** Counting limit of a list, which bounds the cost of a count. */
export const MAX_COUNTED = 1000;

/** Cursor of a row in a list that is sorted newest first. */
export const cursorOf = (table: string): RawBuilder<string> => sql`
  (extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint || '.' || ${sql.ref(`${table}.id`)}`;

/** Returns the condition that a row follows a cursor; uses an index on (created_at, id) in either direction. */
export const isAfterCursor = (table: string, cursor: string, isOldestFirst = false): RawBuilder<boolean> => sql`
  (${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) ${isOldestFirst ? sql`>` : sql`<`} (${cursorPosition(cursor)})`;

/** Returns time and id of a cursor. */
export const cursorPosition = (cursor: string): RawBuilder<unknown> => {
  const [moment, id] = cursor.split('.');
  return sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid`;
};

/** Counts the rows of a query, up to `max`. */
export const countUpTo = async <Found extends keyof Tables, Row>(
  database: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Found, Row>,
  max = MAX_COUNTED,
): Promise<{ count: number; isExactCount: boolean }> => {
  const counted = query.select(sql<number>`1`.as('one')).limit(max + 1);
  const { count } = await database
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, max), isExactCount: count <= max };
};

/** Result of a search. */
export interface Matches {
  readonly count: number;
  readonly isExactCount: boolean;
  /** All matches, unordered; null if there are more than the counting limit. */
  readonly ids: readonly string[] | null;
}

/** Finds and counts the matches of a search up to `max`, so that a short list needs no second search. */
export const findMatches = async <Found extends keyof Tables, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<Tables, Found, Row>,
  max = MAX_COUNTED,
): Promise<Matches> => {
  const rows = await query.limit(max + 1).execute();
  const isExactCount = rows.length <= max;
  return { count: Math.min(rows.length, max), isExactCount, ids: isExactCount ? rows.map(({ id }) => id) : null };
};

/**
 * Number of rows of a searched list that are scanned in list order before the index is used: frequent words match among
 * them, rare ones have few rows in the index. The planner cannot choose, because it assumes that words are independent
 * (decision 80).
 */
const ROWS_COMPARED = 10_000;

type Searches<Row> = {
  readonly limit: number;
  readonly amongFirst: (count: number) => Promise<Row[]>;
  readonly amongAll: () => Promise<Row[]>;
};

/** Returns rows of a searched list: the matches among its first rows, else the first matches from the index. */
export const searchInOrder = async <Row>({ limit, amongFirst, amongAll }: Searches<Row>): Promise<Row[]> => {
  const rows = await amongFirst(ROWS_COMPARED);
  return rows.length >= limit ? rows : amongAll();
};

/** Combines conditions for a handwritten statement. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** Turns `size + 1` rows into a page with the cursor of the next. */
export const toPage = <Row extends { readonly cursor: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } => ({
  rows: rows.slice(0, size),
  next: rows.length > size ? (rows[size - 1]?.cursor ?? null) : null,
});

/** Returns the `like` pattern for texts that contain this text, with escaped %, _ and \. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

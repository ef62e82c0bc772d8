import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** The most rows of a list that are counted; a count costs the same however long the list is. */
export const MAX_COUNTED = 1000;

/** What a row of a list that stands newest first is asked for, so that the list can go on behind it. */
export const cursorOf = (table: string): RawBuilder<string> => sql`
  (extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint || '.' || ${sql.ref(`${table}.id`)}`;

/** Whether a row stands behind the place where a page ended; an index on (created_at, id) finds it, read either way. */
export const isAfterCursor = (table: string, cursor: string, isOldestFirst = false): RawBuilder<boolean> => sql`
  (${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) ${isOldestFirst ? sql`>` : sql`<`} (${cursorPosition(cursor)})`;

/** The moment and the id that a cursor names. */
export const cursorPosition = (cursor: string): RawBuilder<unknown> => {
  const [moment, id] = cursor.split('.');
  return sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid`;
};

/** How many rows a query finds, counted as far as is worth the while. */
export const countUpTo = async <Found extends keyof Tables, Row>(
  database: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Found, Row>,
  most = MAX_COUNTED,
): Promise<{ count: number; isExactCount: boolean }> => {
  const counted = query.select(sql<number>`1`.as('one')).limit(most + 1);
  const { count } = await database
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, most), isExactCount: count <= most };
};

/** Cuts what was found, one row more than are shown, into a page that knows where it goes on. */
export const toPage = <Row extends { readonly cursor: string }>(
  found: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } => ({
  rows: found.slice(0, size),
  next: found.length > size ? (found[size - 1]?.cursor ?? null) : null,
});

/** The pattern of `like` that matches whatever holds this text: what a pattern means by % and _ the text means literally. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { countUpTo } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { FEW_HITS, MIN_SEARCHES, type SearchOutcome } from '../../counted-search.ts';

type Reader = Kysely<Tables>;

/** Counts of a query to add to those of its week. */
export interface SearchCounts {
  /** First day of the week, YYYY-MM-DD. */
  readonly week: string;
  readonly language: ContentLanguage;
  readonly query: string;
  readonly searches: number;
  readonly clicks: number;
}

/** Locks the counts until the end of the transaction, so that two processes cannot deadlock on each other's rows. */
export const lockCounts = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('search_statistics', 0))`.execute(transaction);
};

/** Adds searches to the counts of their weeks. */
export const addSearches = async (transaction: Transaction<Tables>, added: readonly SearchCounts[]): Promise<void> => {
  await sql`
    insert into search_statistics as existing (week, language, words, searches, clicks)
      select week, language, query, searches, clicks
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as added (week date, language text, query text, searches integer, clicks integer)
    on conflict (week, language, words) do update
      set searches = existing.searches + excluded.searches, clicks = existing.clicks + excluded.clicks`.execute(
    transaction,
  );
};

/** Deletes the rarest queries of a week beyond `max`; among equally rare ones, the older. */
export const deleteRarest = async (transaction: Transaction<Tables>, week: string, max: number): Promise<void> => {
  await sql`delete from search_statistics where id in (
    select id from search_statistics where week = ${week}::date order by searches desc, id desc offset ${max}
  )`.execute(transaction);
};

/** Returns the queries frequent enough for the report that were not measured today. */
export const findUnmeasured = async (
  database: Reader,
  { since, today }: { readonly since: string; readonly today: string },
  limit: number,
): Promise<{ id: number; language: ContentLanguage; query: string }[]> =>
  database
    .selectFrom('search_statistics')
    .select(['id', 'language', 'words as query'])
    .where('week', '>=', since)
    .where('searches', '>=', MIN_SEARCHES)
    .where(({ eb, or }) => or([eb('measured_on', 'is', null), eb('measured_on', '<', today)]))
    .orderBy(sql`measured_on nulls first`)
    .orderBy('searches', 'desc')
    .limit(limit)
    .execute();

/** Stores today's number of results of a query. */
export const writeHits = async (
  database: Reader,
  id: number,
  { own, similar, today }: { readonly own: number; readonly similar: number; readonly today: string },
): Promise<void> => {
  await database
    .updateTable('search_statistics')
    .set({ exact_hits: own, similar_hits: similar, measured_on: today })
    .where('id', '=', id)
    .execute();
};

/** Marks all queries as not measured; their last results remain until the next measurement. */
export const clearMeasurements = async (database: Reader): Promise<void> => {
  await database
    .updateTable('search_statistics')
    .set({ measured_on: null })
    .where('measured_on', 'is not', null)
    .execute();
};

export interface SearchFilters {
  readonly week: string;
  readonly outcome?: SearchOutcome | undefined;
}

const outcomes: Readonly<Record<SearchOutcome, RawBuilder<boolean>>> = {
  nothing: sql`exact_hits = 0 and similar_hits = 0`,
  little: sql`exact_hits <= ${sql.lit(FEW_HITS)} and exact_hits + similar_hits > 0`,
  unopened: sql`clicks = 0 and exact_hits + similar_hits > 0`,
};

const selectSearches = (database: Reader, { week, outcome }: SearchFilters) => {
  const query = database.selectFrom('search_statistics').where('week', '=', week).where('searches', '>=', MIN_SEARCHES);
  return outcome === undefined ? query : query.where(outcomes[outcome]);
};

/** Returns the next queries of a week, most frequent first, each with its cursor. */
export const findSearches = (
  database: Reader,
  { after, ...filters }: SearchFilters & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = selectSearches(database, filters)
    .select(['id', 'words as query', 'language', 'searches', 'clicks', 'exact_hits', 'similar_hits'])
    .select(sql<string>`searches || '.' || id`.as('cursor'))
    .orderBy('searches', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined) {
    const [searches, id] = after.split('.');
    query = query.where(sql<boolean>`(searches, id) < (${searches}::bigint, ${id}::bigint)`);
  }
  return query.execute();
};

/** Counts the queries of a week, up to the counting limit. */
export const countSearches = (database: Reader, filters: SearchFilters) =>
  countUpTo(database, selectSearches(database, filters));

/** Returns the first days of the weeks with reported queries, latest first. */
export const findWeeks = async (database: Reader): Promise<string[]> => {
  const rows = await database
    .selectFrom('search_statistics')
    .select('week')
    .distinct()
    .where('searches', '>=', MIN_SEARCHES)
    .orderBy('week', 'desc')
    .execute();
  return rows.map(({ week }) => week);
};

/** Deletes the counts of weeks before `oldest`, and queries too rare for the report in weeks before `current`. */
export const deleteOldCounts = async (
  database: Reader,
  { oldest, current }: { readonly oldest: string; readonly current: string },
): Promise<void> => {
  await database
    .deleteFrom('search_statistics')
    .where(({ eb, or, and }) =>
      or([eb('week', '<', oldest), and([eb('week', '<', current), eb('searches', '<', MIN_SEARCHES)])]),
    )
    .execute();
};

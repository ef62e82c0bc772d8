import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { SEARCH_COUNT_WEEKS } from '#core/privacy/retention-times.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import type { AdminSearch } from '../../search-analytics.admin.contract.ts';
import { weekOf, weeksBefore } from '../../search-week.ts';
import {
  countSearches,
  deleteOldCounts,
  findSearches,
  findWeeks,
  type SearchFilters,
} from './search-analytics.repository.ts';

type SearchReportQuery = Pick<SearchFilters, 'outcome'> & {
  /** First day of the week; by default the latest week with counts. */
  readonly week?: string | undefined;
  readonly after?: string | undefined;
};

/** Lists the queries of a week with at least three searches, most frequent first. */
export const listSearches = async (
  { database: { kysely }, clock }: Pick<ShopContext, 'database' | 'clock'>,
  { week: requestedWeek, ...filters }: SearchReportQuery,
): Promise<PageOf<AdminSearch> & { weeks: string[] }> => {
  const weeks = await findWeeks(kysely);
  const week = requestedWeek ?? weeks[0] ?? weekOf(clock());
  const [searchRows, counted] = await Promise.all([
    findSearches(kysely, { week, ...filters }, PAGE_SIZE + 1),
    countSearches(kysely, { week, ...filters }),
  ]);
  const { rows, next } = toPage(searchRows, PAGE_SIZE);
  const items = rows.map(({ id, exact_hits: own, similar_hits: similar, query, language, searches, clicks }) => ({
    id: String(id),
    words: query,
    language,
    searches,
    clicks,
    hits: own === null || similar === null ? null : { own, similar },
  }));
  return { items, ...counted, next, weeks };
};

/** Deletes search counts after their retention time, and queries of past weeks that are too rare for the report. */
export const deleteExpiredSearches = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const current = weekOf(clock());
  return deleteOldCounts(database.kysely, { oldest: weeksBefore(current, SEARCH_COUNT_WEEKS), current });
};

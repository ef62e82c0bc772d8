import { useAdminContext } from '#core/admin/admin-context.ts';
import { calendarDay, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { FilterSelect, RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { SEARCH_COUNT_WEEKS } from '#core/privacy/retention-times.ts';
import { MIN_SEARCHES, searchOutcomes } from '../counted-search.ts';
import type { AdminSearch } from '../search-analytics.admin.contract.ts';
import { lastDayOf } from '../search-week.ts';
import { SearchNav } from './search-nav.tsx';

preloadMessages('admin');

export const clientLoader = listLoader(
  { week: calendarDay, outcome: oneOf(searchOutcomes) },
  ({ searches }, query, { signal }) => searches.list(query, { signal }),
);

/** Search report: the queries of a week, most frequent first, without visitors (decision 193). */
export default function Searches() {
  const { search } = useMessages('admin');
  const { report: t } = search;
  const language = useLanguage();
  const hasOutcome = useListUrl().get('outcome') !== undefined;
  const list = useAdminList<typeof clientLoader>();
  const weeks = list.page?.weeks ?? [];
  const baseColumns = columnsOf(t, language);
  const columns = useAdminContext().may('catalogue.write') ? [...baseColumns, actionsColumn(t)] : baseColumns;
  return (
    <>
      <SearchNav open="reports" />
      <SectionHeader title={search.reports} counted={list.page} />
      <p className="max-w-2xl pb-6 text-mist">
        {t.about({
          min: formatNumber(MIN_SEARCHES, language),
          weeks: formatNumber(SEARCH_COUNT_WEEKS, language),
        })}
      </p>
      <FilterPanel>
        {weeks.length > 0 && (
          <FilterSelect label={t.week} name="week" values={weeks} format={(first) => formatWeek(first, t, language)} />
        )}
        <RadioGroup label={t.outcome} name="outcome" values={searchOutcomes} format={(value) => t.outcomes[value]} />
      </FilterPanel>
      <ListLayout list={list} hasFilters={hasOutcome} isNewestFirst={false} empty={t.empty}>
        {(rows) => <Table label={search.reports} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
}

const formatWeek = (first: string, t: Messages['admin']['search']['report'], language: Language): string => {
  const format = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), language);
  return t.days({ from: format(first), until: format(lastDayOf(first)) });
};

const columnsOf = (t: Messages['admin']['search']['report'], language: Language): Column<AdminSearch>[] => [
  {
    id: 'words',
    label: t.word,
    cell: ({ words: query, language: pageLanguage }) => (
      <>
        <bdi className="wrap-anywhere">{query}</bdi>
        <span className="block text-caption font-normal text-mist">{textIn(t.pages, pageLanguage)}</span>
      </>
    ),
  },
  {
    id: 'searches',
    label: t.searches,
    isEnd: true,
    cell: ({ searches }) => <span className="num">{formatNumber(searches, language)}</span>,
  },
  {
    id: 'clicks',
    label: t.clicks,
    isEnd: true,
    cell: ({ clicks }) => <span className="num">{formatNumber(clicks, language)}</span>,
  },
  {
    id: 'hits',
    label: t.hits,
    cell: ({ hits }) =>
      hits === null ? (
        <span className="text-mist">{t.notYet}</span>
      ) : (
        <>
          <span className="num">{t.own(hits.own)}</span>
          {hits.similar > 0 && <span className="block text-caption text-mist num">{t.similar(hits.similar)}</span>}
        </>
      ),
  },
];

/** Column with the actions for a query. */
const actionsColumn = (t: Messages['admin']['search']['report']): Column<AdminSearch> => ({
  id: 'actions',
  label: t.actions,
  cell: ({ words: word, language: pageLanguage }) => (
    <span className="flex flex-wrap gap-2">
      <a
        href={`/admin/search/new?${new URLSearchParams({ word })}`}
        aria-label={t.addWord({ word })}
        className="btn btn-sm btn-line"
      >
        {t.addTo}
      </a>
      <a
        href={`/admin/search/preview?${new URLSearchParams({ q: word, language: pageLanguage })}`}
        aria-label={t.tryWord({ word })}
        className="btn btn-sm btn-quiet"
      >
        {t.tryOut}
      </a>
    </span>
  ),
});

import type { AdminSearch } from '../../../../contract/admin/searches.ts';
import type { Language } from '../../../../domain/language.ts';
import { SEARCH_COUNT_WEEKS } from '../../../../domain/retention-times.ts';
import { LEAST_SEARCHES, searchOutcomes } from '../../../../domain/search/counted-search.ts';
import { lastDayOf } from '../../../../domain/search/search-week.ts';
import { formatDate, formatNumber } from '../../../../locales/format.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { FilterSelect, RadioGroup } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { useAdminContext } from '../use-admin.ts';

/** What was searched in a week, without anybody's identity: the most frequent first (decision 193). */
export const Searches = () => {
  const { search } = useMessages('admin');
  const { report: words } = search;
  const language = useLanguage();
  const { get, after } = useListUrl();
  const week = get('week');
  const outcome = searchOutcomes.find((known) => known === get('outcome'));
  const list = useList(ask, { week, outcome, after });
  const weeks = list.page?.weeks ?? [];
  const shown = columnsOf(words, language);
  const columns = useAdminContext().may('catalogue.write') ? [...shown, actionsOf(words)] : shown;
  return (
    <>
      <SectionHeader title={search.reports} counted={list.page} />
      <p className="max-w-2xl pb-6 text-mist">
        {words.about({
          least: formatNumber(LEAST_SEARCHES, language),
          weeks: formatNumber(SEARCH_COUNT_WEEKS, language),
        })}
      </p>
      <div className="flex flex-wrap gap-3 pb-6">
        {weeks.length > 0 && (
          <FilterSelect
            label={words.week}
            name="week"
            values={weeks}
            say={(first) => formatWeek(first, words, language)}
          />
        )}
        <RadioGroup
          label={words.outcome}
          name="outcome"
          values={searchOutcomes}
          say={(value) => words.outcomes[value]}
        />
      </div>
      <ListLayout list={list} isNarrowed={outcome !== undefined} isNewestFirst={false} empty={words.empty}>
        {(rows) => <Table label={search.reports} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
};

const formatWeek = (first: string, words: Messages['admin']['search']['report'], language: Language): string => {
  const format = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), language);
  return words.days({ from: format(first), until: format(lastDayOf(first)) });
};

const columnsOf = (words: Messages['admin']['search']['report'], language: Language): Column<AdminSearch>[] => [
  {
    id: 'words',
    label: words.word,
    cell: ({ words: typed, language: pages }) => (
      <>
        <bdi className="wrap-anywhere">{typed}</bdi>
        <span className="block text-caption font-normal text-mist">{words.pages[pages]}</span>
      </>
    ),
  },
  {
    id: 'searches',
    label: words.searches,
    isEnd: true,
    cell: ({ searches }) => <span className="num">{formatNumber(searches, language)}</span>,
  },
  {
    id: 'clicks',
    label: words.clicks,
    isEnd: true,
    cell: ({ clicks }) => <span className="num">{formatNumber(clicks, language)}</span>,
  },
  {
    id: 'hits',
    label: words.hits,
    cell: ({ hits }) =>
      hits === null ? (
        <span className="text-mist">{words.notYet}</span>
      ) : (
        <>
          <span className="num">{words.own(hits.own)}</span>
          {hits.similar > 0 && <span className="block text-caption text-mist num">{words.similar(hits.similar)}</span>}
        </>
      ),
  },
];

/** What can be done with a word that was searched. */
const actionsOf = (words: Messages['admin']['search']['report']): Column<AdminSearch> => ({
  id: 'actions',
  label: words.actions,
  cell: ({ words: word, language: pages }) => (
    <span className="flex flex-wrap gap-2">
      <a
        href={`/admin/search?${new URLSearchParams({ group: 'new', word })}`}
        aria-label={words.addWord({ word })}
        className="btn btn-sm btn-line"
      >
        {words.addTo}
      </a>
      <a
        href={`/admin/search/preview?${new URLSearchParams({ q: word, language: pages })}`}
        aria-label={words.tryWord({ word })}
        className="btn btn-sm btn-quiet"
      >
        {words.tryOut}
      </a>
    </span>
  ),
});

type Asked = Parameters<AdminClient['searches']['list']>[0];

const ask = ({ searches }: AdminClient, query: Asked) => searches.list(query);

import { useEffect } from 'react';
import type { AdminSearchGroup } from '../../../../contract/admin/search-groups.ts';
import { searchGroupKinds } from '../../../../domain/search/search-group.ts';
import type { Messages } from '../../../../locales/namespaces.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioGroup, SearchField } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { type Column, Table } from '../list/table.tsx';
import { type ListResult, useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { May } from '../may.tsx';
import { GroupDetails } from './group-details.tsx';
import { GroupState } from './group-state.tsx';
import { groupName } from './group-words.ts';

/** Time between two looks at groups that are being applied, in milliseconds. */
const LOOKS_EVERY = 3_000;

/** Groups of words of the search. */
export const SearchGroups = () => {
  const { search: words } = useMessages('admin');
  const { get, after } = useListUrl();
  const q = get('q');
  const kind = searchGroupKinds.find((known) => known === get('kind'));
  const list = useList(ask, { q, kind, after });
  useLooks(list);
  return (
    <>
      <SectionHeader title={words.groups} counted={list.page}>
        <May right="catalogue.write">
          <a href="/admin/search?group=new" className="btn btn-sm btn-primary">
            <Icon name="plus" className="size-[18px]" />
            {words.add}
          </a>
        </May>
      </SectionHeader>
      <div className="flex flex-wrap gap-3 pb-6">
        <SearchField label={words.find} />
        <RadioGroup label={words.kind} name="kind" values={searchGroupKinds} say={(value) => words.kinds[value]} />
      </div>
      <ListLayout list={list} isNarrowed={q !== undefined || kind !== undefined}>
        {(rows) => (
          <Table
            label={words.groups}
            columns={columnsOf(words)}
            rows={rows}
            details={detailsIn(list)}
            detailsLabel={(group) => words.details({ words: groupName(group) })}
          />
        )}
      </ListLayout>
    </>
  );
};

const detailsIn = ({ loadAgain }: ListResult<AdminSearchGroup>) =>
  function details(group: AdminSearchGroup) {
    return <GroupDetails group={group} onRemoved={loadAgain} />;
  };

const columnsOf = (words: Messages['admin']['search']): Column<AdminSearchGroup>[] => [
  {
    id: 'words',
    label: words.words,
    cell: (group) => (
      <a href={`/admin/search?group=${group.id}`} className="link inline-block py-1 wrap-anywhere">
        {groupName(group)}
      </a>
    ),
  },
  { id: 'kind', label: words.kind, cell: ({ kind }) => words.kinds[kind] },
  {
    id: 'size',
    label: words.size,
    cell: ({ words: { length } }) => <span className="num">{words.counted(length)}</span>,
  },
  { id: 'state', label: words.state, cell: ({ isApplied }) => <GroupState isApplied={isApplied} /> },
];

/** Loads the list again while a group is being applied. */
const useLooks = ({ page, isLoading, loadAgain }: ListResult<AdminSearchGroup>) => {
  const isWaiting = !isLoading && (page?.items.some(({ isApplied }) => !isApplied) ?? false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(loadAgain, LOOKS_EVERY);
    return () => clearTimeout(timer);
  }, [isWaiting, loadAgain]);
};

type Asked = Parameters<AdminClient['searchGroups']['list']>[0];

const ask = ({ searchGroups }: AdminClient, query: Asked) => searchGroups.list(query);

import { useEffect } from 'react';
import { anyText, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { type AdminList, useAdminList } from '#core/admin/use-admin-data.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { synonymGroupKinds } from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { GroupDetails } from './group-details.tsx';
import { GroupState } from './group-state.tsx';
import { groupName } from './group-terms.ts';
import { SearchNav } from './search-nav.tsx';

preloadMessages('admin', 'forms');

/** Polling interval while groups are being applied, in milliseconds. */
const POLL_INTERVAL_MS = 3_000;

export const clientLoader = listLoader(
  { q: anyText, kind: oneOf(synonymGroupKinds) },
  ({ synonymGroups }, query, { signal }) => synonymGroups.list(query, { signal }),
);

/** List of the synonym groups (decision 193). */
export default function SynonymGroups() {
  const { search: t } = useMessages('admin');
  const list = useAdminList<typeof clientLoader>();
  usePolling(list);
  return (
    <>
      <SearchNav open="" />
      <SectionHeader title={t.groups} counted={list.page}>
        <RequirePermission permission="catalogue.write">
          <a href="/admin/search/new" className="btn btn-sm btn-primary">
            <Icon name="plus" className="size-[18px]" />
            {t.add}
          </a>
        </RequirePermission>
      </SectionHeader>
      <FilterPanel search={t.find}>
        <RadioGroup label={t.kind} name="kind" values={synonymGroupKinds} format={(value) => t.kinds[value]} />
      </FilterPanel>
      <ListLayout list={list}>
        {(rows) => (
          <Table
            label={t.groups}
            columns={columnsOf(t)}
            rows={rows}
            details={renderDetails(list)}
            detailsLabel={(group) => t.details({ name: groupName(group) })}
          />
        )}
      </ListLayout>
    </>
  );
}

const renderDetails = ({ reload }: AdminList<AdminSynonymGroup>) =>
  function details(group: AdminSynonymGroup) {
    return <GroupDetails group={group} onRemoved={reload} />;
  };

const columnsOf = (t: Messages['admin']['search']): Column<AdminSynonymGroup>[] => [
  {
    id: 'words',
    label: t.terms,
    cell: (group) => (
      <a href={`/admin/search/${group.id}`} className="link inline-block py-1 wrap-anywhere">
        {groupName(group)}
      </a>
    ),
  },
  { id: 'kind', label: t.kind, cell: ({ kind }) => t.kinds[kind] },
  {
    id: 'size',
    label: t.size,
    cell: ({ words: { length } }) => <span className="num">{t.counted(length)}</span>,
  },
  { id: 'state', label: t.state, cell: ({ isApplied }) => <GroupState isApplied={isApplied} /> },
];

/** Reloads the list while a group is being applied. */
const usePolling = ({ page, isLoading, reload }: AdminList<AdminSynonymGroup>) => {
  const isWaiting = !isLoading && (page?.items.some(({ isApplied }) => !isApplied) ?? false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(reload, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, reload]);
};

import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup, SortSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { IssueCard } from './issue-card.tsx';

preloadMessages('admin');

export const clientLoader = listLoader(
  { state: oneOf(['open', 'resolved']), sort: oneOf(['oldest']) },
  ({ payments }, { state = 'open', ...query }, { signal }) => payments.issues({ state, ...query }, { signal }),
);

/** Payment issues, newest or oldest first, with instructions for each. */
export default function PaymentIssues() {
  const { payments } = useMessages('admin');
  const { get } = useListUrl();
  const list = useAdminList<typeof clientLoader>();
  return (
    <>
      <SectionHeader title={payments.title} counted={list.page} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{payments.intro}</p>
      <FilterPanel>
        <RadioGroup
          label={payments.filter}
          name="state"
          values={['resolved'] as const}
          format={(value) => payments[value]}
          otherwise={payments.open}
        />
        <SortSelect />
      </FilterPanel>
      <ListLayout
        list={list}
        hasFilters={false}
        isNewestFirst={get('sort') !== 'oldest'}
        {...(get('state') === 'resolved' ? {} : { empty: payments.nothingOpen })}
      >
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((issue) => (
              <li key={issue.id}>
                <IssueCard issue={issue} onSettled={list.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}

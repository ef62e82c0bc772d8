import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { IssueCard } from './issue-card.tsx';

preloadMessages('admin');

export const clientLoader = listLoader(
  { state: oneOf(['open', 'resolved']) },
  ({ payments }, { state = 'open', after }, { signal }) => payments.issues({ state, after }, { signal }),
);

/** Payment issues, newest first, with instructions for each. */
export default function PaymentIssues() {
  const { payments } = useMessages('admin');
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
      </FilterPanel>
      <ListLayout list={list} hasFilters={false} {...(list.hasFilters ? {} : { empty: payments.nothingOpen })}>
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

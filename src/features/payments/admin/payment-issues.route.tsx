import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { IssueCard } from './issue-card.tsx';

preloadMessages('admin');

/** Payments that do not fit, newest first, with what to do about each. */
export default function PaymentIssues() {
  const { payments } = useMessages('admin');
  const { get, after } = useListUrl();
  const state = get('state') === 'resolved' ? 'resolved' : 'open';
  const list = useList(listIssues, { state, after });
  return (
    <>
      <SectionHeader title={payments.title} counted={list.page} />
      <p className="-mt-3 pb-5 text-base text-mist max-w-prose">{payments.intro}</p>
      <div className="pb-6">
        <RadioGroup
          label={payments.filter}
          name="state"
          values={['resolved'] as const}
          format={(value) => payments[value]}
          otherwise={payments.open}
        />
      </div>
      <ListLayout list={list} hasFilters={false} {...(state === 'open' ? { empty: payments.nothingOpen } : {})}>
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

type IssuesQuery = Parameters<AdminClient['payments']['issues']>[0];

const listIssues = ({ payments }: AdminClient, query: IssuesQuery) => payments.issues(query);

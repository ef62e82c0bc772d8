import { useMemo, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { matchStatement, parseStatement } from '../match-statement.ts';
import { StatementComparison } from './statement-comparison.tsx';
import { TransferCard } from './transfer-card.tsx';

preloadMessages('admin', 'forms');

/** Bank transfers whose picture a customer has sent: those that wait, oldest first, or those that were checked. */
export default function Transfers() {
  const { transfers: t } = useMessages('admin');
  const { refetchSummary } = useAdminContext();
  const { get, after } = useListUrl();
  const state = get('state') === 'decided' ? 'decided' : 'waiting';
  const list = useList(listProofs, { state, after });
  const [statement, setStatement] = useState('');
  const lines = useMemo(() => parseStatement(statement), [statement]);
  const items = list.page?.items;
  const matches = useMemo(() => matchStatement(lines, items ?? []), [lines, items]);
  return (
    <>
      <SectionHeader title={t.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup label={t.group} name="state" values={['decided']} format={() => t.decided} otherwise={t.waiting} />
      </div>
      {state === 'waiting' && (
        <StatementComparison
          text={statement}
          matchCount={lines.length === 0 ? null : matches.size}
          onChange={setStatement}
        />
      )}
      <ListLayout list={list} hasFilters={state === 'decided'} isNewestFirst={state === 'decided'} empty={t.empty}>
        {(rows) => (
          <ul className="grid gap-6">
            {rows.map((transfer) => (
              <li key={transfer.id}>
                <TransferCard
                  transfer={transfer}
                  match={matches.get(transfer.id)}
                  onDecided={(decided) => {
                    list.replace(decided);
                    refetchSummary();
                  }}
                  onGone={list.reload}
                />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}

type ProofsQuery = Parameters<AdminClient['payments']['proofs']>[0];

const listProofs = ({ payments }: AdminClient, query: ProofsQuery) => payments.proofs(query);

import { useMemo, useState } from 'react';
import { matchStatement, parseStatement } from '../../../../domain/payments/match-statement.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { RadioGroup } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { useAdminContext } from '../use-admin.ts';
import { StatementComparison } from './statement-comparison.tsx';
import { TransferCard } from './transfer-card.tsx';

preloadMessages('admin', 'forms');

/** Bank transfers whose picture a customer has sent: those that wait, oldest first, or those that were checked. */
export const Transfers = () => {
  const { transfers: words } = useMessages('admin');
  const { lookAgain } = useAdminContext();
  const { get, after } = useListUrl();
  const state = get('state') === 'decided' ? 'decided' : 'waiting';
  const list = useList(ask, { state, after });
  const [statement, setStatement] = useState('');
  const lines = useMemo(() => parseStatement(statement), [statement]);
  const items = list.page?.items;
  const matches = useMemo(() => matchStatement(lines, items ?? []), [lines, items]);
  return (
    <>
      <SectionHeader title={words.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup
          label={words.group}
          name="state"
          values={['decided']}
          say={() => words.decided}
          otherwise={words.waiting}
        />
      </div>
      {state === 'waiting' && (
        <StatementComparison
          text={statement}
          found={lines.length === 0 ? null : matches.size}
          onChange={setStatement}
        />
      )}
      <ListLayout list={list} isNarrowed={state === 'decided'} isNewestFirst={state === 'decided'} empty={words.empty}>
        {(rows) => (
          <ul className="grid gap-6">
            {rows.map((transfer) => (
              <li key={transfer.id}>
                <TransferCard
                  transfer={transfer}
                  match={matches.get(transfer.id)}
                  onDecided={(decided) => {
                    list.replace(decided);
                    lookAgain();
                  }}
                  onGone={list.loadAgain}
                />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
};

type Asked = Parameters<AdminClient['payments']['proofs']>[0];

const ask = ({ payments }: AdminClient, query: Asked) => payments.proofs(query);

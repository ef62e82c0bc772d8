import { useMemo, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { matchStatement, parseStatement } from '../match-statement.ts';
import { StatementComparison } from './statement-comparison.tsx';
import { TransferCard } from './transfer-card.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { state: oneOf(['waiting', 'decided']) },
  ({ payments }, { state = 'waiting', after }, { signal }) => payments.proofs({ state, after }, { signal }),
);

/** Bank transfer proofs: waiting ones, oldest first, or decided ones. */
export default function Transfers() {
  const { transfers: t } = useMessages('admin');
  const { refetchSummary } = useAdminContext();
  const isDecided = useListUrl().get('state') === 'decided';
  const list = useAdminList<typeof clientLoader>();
  const [statement, setStatement] = useState('');
  const lines = useMemo(() => parseStatement(statement), [statement]);
  const items = list.page?.items;
  const matches = useMemo(() => matchStatement(lines, items ?? []), [lines, items]);
  return (
    <>
      <SectionHeader title={t.title} counted={list.page} />
      <FilterPanel>
        <RadioGroup label={t.group} name="state" values={['decided']} format={() => t.decided} otherwise={t.waiting} />
      </FilterPanel>
      {!isDecided && (
        <StatementComparison
          text={statement}
          matchCount={lines.length === 0 ? null : matches.size}
          onChange={setStatement}
        />
      )}
      <ListLayout list={list} isNewestFirst={isDecided} empty={t.empty}>
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
                  onOutdated={list.reload}
                />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}

import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { returnStates } from '../return.ts';
import { ReturnCard } from './return-card.tsx';

preloadMessages('admin', 'forms');

/** Returns of all orders, newest first, with a filter by state. */
export default function Returns() {
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  const { get, after } = useListUrl();
  const state = returnStates.find((value) => value === get('state'));
  const list = useList(listReturns, { state, after, language });
  return (
    <>
      <SectionHeader title={t.title} counted={list.page} />
      <p className="text-mist -mt-4 pb-5">{t.intro}</p>
      <div className="pb-6">
        <RadioGroup label={t.filter} name="state" values={returnStates} format={(value) => t.status[value]} />
      </div>
      <ListLayout list={list} hasFilters={state !== undefined} empty={t.empty}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((orderReturn) => (
              <li key={orderReturn.id}>
                <ReturnCard orderReturn={orderReturn} onChanged={list.replace} onOutdated={list.reload} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
}

type Query = Parameters<AdminClient['returns']['list']>[0];

const listReturns = ({ returns }: AdminClient, query: Query) => returns.list(query);

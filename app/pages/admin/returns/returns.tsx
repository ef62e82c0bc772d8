import { returnStates } from '../../../../domain/returns/return.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { RadioGroup } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { ReturnCard } from './return-card.tsx';

preloadMessages('admin', 'forms');

/** Returns of all orders, newest first, of one state if it is chosen. */
export const Returns = () => {
  const { returns: words } = useMessages('admin');
  const language = useLanguage();
  const { get, after } = useListUrl();
  const state = returnStates.find((known) => known === get('state'));
  const list = useList(ask, { state, after, language });
  return (
    <>
      <SectionHeader title={words.title} counted={list.page} />
      <p className="text-mist -mt-4 pb-5">{words.intro}</p>
      <div className="pb-6">
        <RadioGroup label={words.filter} name="state" values={returnStates} say={(value) => words.status[value]} />
      </div>
      <ListLayout list={list} isNarrowed={state !== undefined} empty={words.empty}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((found) => (
              <li key={found.id}>
                <ReturnCard found={found} onChanged={list.replace} onBehind={list.loadAgain} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
};

type Asked = Parameters<AdminClient['returns']['list']>[0];

const ask = ({ returns }: AdminClient, query: Asked) => returns.list(query);

import { messageStatuses } from '../../../../domain/message-status.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useMessages } from '../../../i18n/messages.tsx';
import { RadioGroup } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { MessageCard } from './message-card.tsx';

preloadMessages('admin', 'forms');

/** Contact messages, newest first (specification 2, Admin). */
export const Messages = () => {
  const { contactMessages } = useMessages('admin');
  const { get, after } = useListUrl();
  const status = messageStatuses.find((known) => known === get('status'));
  const list = useList(ask, { status, after });
  return (
    <>
      <SectionHeader title={contactMessages.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup
          label={contactMessages.filter}
          name="status"
          values={messageStatuses}
          say={(value) => contactMessages.status[value]}
        />
      </div>
      <ListLayout list={list} isNarrowed={status !== undefined}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} onChanged={list.replace} />
              </li>
            ))}
          </ul>
        )}
      </ListLayout>
    </>
  );
};

type Asked = Parameters<AdminClient['contactMessages']['list']>[0];

const ask = ({ contactMessages }: AdminClient, query: Asked) => contactMessages.list(query);

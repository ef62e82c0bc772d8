import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { messageStatuses } from '../message-status.ts';
import { MessageCard } from '../ui/message-card.tsx';

preloadMessages('admin', 'forms');

/** Contact messages, newest first (specification 2). */
export default function Messages() {
  const { contactMessages } = useMessages('admin');
  const { get, after } = useListUrl();
  const status = messageStatuses.find((option) => option === get('status'));
  const list = useList(listContactMessages, { status, after });
  return (
    <>
      <SectionHeader title={contactMessages.title} counted={list.page} />
      <div className="pb-6">
        <RadioGroup
          label={contactMessages.filter}
          name="status"
          values={messageStatuses}
          format={(value) => contactMessages.status[value]}
        />
      </div>
      <ListLayout list={list} hasFilters={status !== undefined}>
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
}

type ListQuery = Parameters<AdminClient['contactMessages']['list']>[0];

const listContactMessages = ({ contactMessages }: AdminClient, query: ListQuery) => contactMessages.list(query);

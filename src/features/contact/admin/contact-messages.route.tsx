import { listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup, SortSelect } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { messageStatuses } from '../message-status.ts';
import { MessageCard } from '../ui/message-card.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { status: oneOf(messageStatuses), sort: oneOf(['oldest']) },
  ({ contactMessages }, query, { signal }) => contactMessages.list(query, { signal }),
);

/** Contact messages, unread first, then newest or oldest first (specification 2). */
export default function Messages() {
  const { contactMessages } = useMessages('admin');
  const { get } = useListUrl();
  const list = useAdminList<typeof clientLoader>();
  return (
    <>
      <SectionHeader title={contactMessages.title} counted={list.page} />
      <FilterPanel>
        <RadioGroup
          label={contactMessages.filter}
          name="status"
          values={messageStatuses}
          format={(value) => contactMessages.status[value]}
        />
        <SortSelect />
      </FilterPanel>
      <ListLayout list={list} isNewestFirst={get('sort') !== 'oldest'}>
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

import { messageStatuses } from '../../../../domain/people/message-status.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { Choices } from '../list/choices.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { MessageCard } from './message-card.tsx';

/** What customers wrote to the shop, newest first (specification 2, Admin). */
export const Messages = () => {
  const { frame, messages } = useOfficeWords();
  const { get, after } = useListAddress();
  const status = messageStatuses.find((known) => known === get('status'));
  const list = useList(ask, { status, after });
  return (
    <>
      <PartHead title={frame.tabs.messages} counted={list.page} />
      <div className="pb-6">
        <Choices
          label={messages.filter}
          name="status"
          values={messageStatuses}
          say={(value) => messages.status[value]}
        />
      </div>
      <ListFrame list={list} isNarrowed={status !== undefined}>
        {(rows) => (
          <ul className="border border-lapis-200 bg-white rows">
            {rows.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} onChanged={list.replace} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
};

type Asked = Parameters<OfficeInBrowser['messages']['list']>[0];

const ask = ({ messages }: OfficeInBrowser, query: Asked) => messages.list(query);

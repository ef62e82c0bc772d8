import type { OrderView } from '../../../contract/orders.ts';
import { useTillWords } from '../../device/till-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChatCode } from './chat-code.tsx';

/** The chat with the seller once more, in case its window was blocked: as a link, and as a code for a phone (decision 13). */
export function ChatBand({ order: { sellerChatUrl, orderNumber } }: { order: OrderView }) {
  const { chat } = useTillWords().confirmation;
  return (
    <div className="night bg-lapis-800 stars text-white p-6 lg:p-8 mt-8 flex items-center justify-between gap-8">
      <div>
        <p className="max-w-[34em]">
          <span className="font-medium block">{chat.title}</span>
          <span className="text-lapis-200">{chat.text}</span>
        </p>
        <a
          href={sellerChatUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-white mt-5 whitespace-normal"
        >
          <Icon name="message-circle" className="size-5" />
          {chat.open}
        </a>
      </div>
      <div className="max-md:hidden">
        <ChatCode sellerChatUrl={sellerChatUrl} orderNumber={orderNumber} />
      </div>
    </div>
  );
}

import type { OrderView } from '../../../contract/orders.ts';
import { formatDate } from '../../../locales/format.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { LotusMark } from '../../parts/lotus-mark.tsx';
import { ChatBand } from './chat-band.tsx';
import { Delivery } from './delivery.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { PaymentNote } from './payment-note.tsx';

/** The order as it stands: its number, the chat, how it is paid, where it goes, what is in it. */
export function ConfirmedOrder({ order, instapayHandle }: { order: OrderView; instapayHandle: string }) {
  const { pages } = useWords();
  const { confirmation } = useTillWords();
  const date = formatDate(new Date(order.estimatedDelivery), useLanguage());
  return (
    <div className="max-w-[860px] mx-auto">
      <div className="text-center">
        <LotusMark className="size-20 inline-block text-lapis-700" stroke={1.4} />
        <h1 className="display text-h2 lg:text-[4rem] mt-3">{confirmation.title}</h1>
        <p className="text-lg text-mist mt-1">
          {confirmation.text} {confirmation.arrivesBy({ date })}
        </p>
        <p className="mt-8 text-lapis-800">
          <span className="sr-only">{confirmation.orderNumber}: </span>
          <span className="cartouche max-sm:px-4 max-sm:text-sm">
            <bdi className="code" dir="ltr">
              {order.orderNumber}
            </bdi>
          </span>
        </p>
        <p className="mt-2">
          <CopyButton text={order.orderNumber} label={confirmation.copy} copied={confirmation.copied} />
        </p>
      </div>
      <ChatBand order={order} />
      <PaymentNote order={order} instapayHandle={instapayHandle} />
      <div className="grid md:grid-cols-2 gap-x-16 gap-y-10 mt-14">
        <Delivery order={order} />
        <OrderedItems order={order} />
      </div>
      <div className="flex flex-wrap justify-center gap-4 mt-14">
        <a href="/account" className="btn btn-primary">
          {confirmation.account}
        </a>
        <a href="/" className="btn btn-line">
          {pages.backHome}
        </a>
      </div>
    </div>
  );
}

import type { OrderView } from '../../../contract/orders.ts';
import { formatDate } from '../../../locales/format.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { LotusIcon } from '../../components/icons.tsx';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Delivery } from './delivery.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { PaymentNote } from './payment-note.tsx';
import { QrCode } from './qr-code.tsx';

/** Placed order: number, seller chat, payment, delivery and items. */
export function ConfirmedOrder({ order, instapayHandle }: { order: OrderView; instapayHandle: string }) {
  const { states } = useMessages('common');
  const { confirmation } = useMessages('checkout');
  const date = formatDate(new Date(order.estimatedDelivery), useLanguage());
  return (
    <div className="max-w-[860px] mx-auto">
      <div className="text-center">
        <LotusIcon className="size-20 inline-block text-lapis-700" stroke={1.4} />
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
      <SellerChatBanner order={order} />
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
          {states.backHome}
        </a>
      </div>
    </div>
  );
}

/** Seller chat as a link and a QR code, in case its window was blocked (decision 13). */
function SellerChatBanner({ order: { sellerChatUrl, orderNumber } }: { order: OrderView }) {
  const { chat } = useMessages('checkout').confirmation;
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
        <QrCode text={shortChatUrl(sellerChatUrl, orderNumber)} label={chat.qr} />
      </div>
    </div>
  );
}

/**
 * Chat URL with only the order number as text: the whole order would make the QR code too dense to scan. The seller finds the
 * order by its number.
 */
export const shortChatUrl = (sellerChatUrl: string, orderNumber: string): string => {
  const url = new URL(sellerChatUrl);
  url.search = new URLSearchParams({ text: orderNumber }).toString();
  return url.href;
};

import { Suspense, useEffect, useRef, useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import { isOnlineMethod } from '../../../domain/payments/payment-methods.ts';
import type { Messages } from '../../../locales/namespaces.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { LotusIcon } from '../../components/icons.tsx';
import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Delivery } from './delivery.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { isPayable, isUncertain, isUnsettled, isWaiting, type PaymentStage, paymentStage } from './payment-stage.ts';
import { PaymentStatus } from './payment-status.tsx';
import { QrCode } from './qr-code.tsx';
import type { OrderLookup } from './use-order.ts';
import { usePayment } from './use-payment.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

const OrderReturns = lazyOnDemand(async () => (await import('./returns/order-returns.tsx')).OrderReturns);

interface ConfirmedOrderProps {
  readonly order: OrderView;
  readonly lookup: Pick<OrderLookup, 'refresh' | 'keep'>;
  readonly instapayHandle: string;
}

/** Placed order: payment, number, seller chat, delivery and items. An order that waits for its payment begins with that. */
export function ConfirmedOrder({ order, lookup, instapayHandle }: ConfirmedOrderProps) {
  const { states } = useMessages('common');
  const { confirmation } = useMessages('checkout');
  const words = useMessages('payment');
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = usePayment(order, lookup);
  const now = useNowUntil(order.payment.payBy);
  const stage = paymentStage(order, actions.step === 'going', now);
  const hasGivenUp = usePaymentWatch(stage, lookup.refresh);
  const headings: Readonly<Partial<Record<PaymentStage, string>>> = words.headings;
  const isThanked = !isUnsettled(stage);
  const later = isThanked ? laterTexts(order, confirmation) : null;
  useTitle(headings[stage] ?? later?.title ?? words.title);
  const asksForTransfer =
    stage === 'transfer' ||
    stage === 'transfer_sent' ||
    stage === 'transfer_rejected' ||
    (stage === 'rest' && order.payment.transfer !== null);
  const note = (
    <PaymentNote
      order={order}
      instapayHandle={instapayHandle}
      onProven={(payment) => lookup.keep({ ...order, payment })}
    />
  );
  return (
    <div className="max-w-[860px] mx-auto">
      <div className="text-center">
        <LotusIcon className="size-20 inline-block text-lapis-700" stroke={1.4} />
        <h1 ref={heading} tabIndex={-1} className="display text-h2 lg:text-[4rem] mt-3 outline-none">
          {isThanked ? (later ?? confirmation).title : headings[stage]}
        </h1>
        {isThanked && <p className="text-lg text-mist mt-1">{(later ?? confirmation).text}</p>}
        <PaymentStatus order={order} stage={stage} hasGivenUp={hasGivenUp} refusal={actions.refusal} />
        {isUncertain(stage) && !hasGivenUp && (
          <span className="block w-32 h-1 mx-auto mt-6 bg-lapis-300 animate-breathe" aria-hidden="true" />
        )}
        {isPayable(stage) && !asksForTransfer && (
          <PaymentPanel order={order} stage={stage} actions={actions} onEnd={() => heading.current?.focus()} />
        )}
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
      {asksForTransfer && note}
      {isThanked && <SellerChatBanner order={order} hasChangedMethod={actions.hasChangedMethod} />}
      {!asksForTransfer && (isThanked || order.payment.means !== null) && !isCashHandedOver(order) && note}
      <div className="grid md:grid-cols-2 gap-x-16 gap-y-10 mt-14">
        <Delivery order={order} />
        <OrderedItems order={order} />
      </div>
      {canHaveReturns(order) && (
        <Suspense fallback={null}>
          <OrderReturns order={order} />
        </Suspense>
      )}
      <div className="flex flex-wrap justify-center gap-4 mt-14">
        <a href="/account" className={`btn ${isWaiting(stage) ? 'btn-line' : 'btn-primary'}`}>
          {confirmation.account}
        </a>
        <a href="/" className="btn btn-line">
          {states.backHome}
        </a>
      </div>
    </div>
  );
}

/** What is said of an order that the shop has confirmed; null before. */
const laterTexts = ({ status }: OrderView, { later }: Messages['checkout']['confirmation']) =>
  status === 'pending' || status === 'cancelled' ? null : later[status];

/** Whoever has the pieces has paid the courier, also while the shop waits for the cash. */
const isCashHandedOver = ({ status, payment }: OrderView): boolean =>
  status === 'delivered' && payment.state === 'cash';

/** An order that was handed over, or was cancelled perhaps because its parcel came back. */
const canHaveReturns = ({ status }: OrderView): boolean =>
  status === 'shipped' || status === 'delivered' || status === 'cancelled';

/** The present as far as it matters: it moves when the moment (ISO 8601) is there. */
const useNowUntil = (moment: string | null): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (moment === null) return;
    const left = Date.parse(moment) - Date.now();
    // timers of a browser hold 24 days
    if (left <= 0 || left > 24 * 24 * 3_600_000) return;
    const timer = setTimeout(() => setNow(new Date()), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
};

interface SellerChatBannerProps {
  readonly order: OrderView;
  readonly hasChangedMethod: boolean;
}

/**
 * Seller chat as a link and a QR code: in case its window was blocked (decision 13), or because none was opened for an order with a
 * payment page (decision 188). Once the order is confirmed it is for questions.
 */
function SellerChatBanner({ order, hasChangedMethod }: SellerChatBannerProps) {
  const { sellerChatUrl, orderNumber, paymentMethod, status } = order;
  const { chat } = useMessages('checkout').confirmation;
  const words = useMessages('payment');
  const isNew = status === 'pending';
  const shortUrl = shortChatUrl(sellerChatUrl, orderNumber);
  const { title, text } = !isNew ? chat.later : isOnlineMethod(paymentMethod) || hasChangedMethod ? words.chat : chat;
  return (
    <div className="night bg-lapis-800 stars text-white p-6 lg:p-8 mt-8 flex items-center justify-between gap-8">
      <div>
        <p className="max-w-[34em]">
          <span className="font-medium block">{title}</span>
          <span className="text-lapis-200">{text}</span>
        </p>
        <a
          href={isNew ? sellerChatUrl : shortUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-white mt-5 whitespace-normal"
        >
          <Icon name="message-circle" className="size-5" />
          {isNew ? chat.open : chat.later.open}
        </a>
      </div>
      <div className="max-md:hidden">
        <QrCode text={shortUrl} label={chat.qr} />
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

import { Suspense, useEffect, useRef, useState } from 'react';
import type { Messages } from '#core/i18n/messages.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { useTitle } from '#core/ui/use-title.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { PaymentNote } from '#features/payments/ui/payment-note.tsx';
import { PaymentPanel } from '#features/payments/ui/payment-panel.tsx';
import {
  isPayable,
  isUncertain,
  isUnsettled,
  isWaiting,
  type PaymentStage,
  paymentStage,
} from '#features/payments/ui/payment-stage.ts';
import { PaymentStatus } from '#features/payments/ui/payment-status.tsx';
import { QrCode } from '#features/payments/ui/qr-code.tsx';
import { type DisplayedOrder, usePayment } from '#features/payments/ui/use-payment.ts';
import { usePaymentWatch } from '#features/payments/ui/use-payment-watch.ts';
import { Delivery } from './delivery.tsx';
import { OrderedItems } from './ordered-items.tsx';

const OrderReturns = lazyOnDemand(async () => (await import('#features/returns/ui/order-returns.tsx')).OrderReturns);

interface ConfirmedOrderProps {
  readonly order: OrderView;
  readonly lookup: DisplayedOrder;
  readonly instapayHandle: string;
}

/** Placed order: payment, number, seller chat, delivery and items. An unpaid order starts with its payment. */
export function ConfirmedOrder({ order, lookup, instapayHandle }: ConfirmedOrderProps) {
  const { states } = useMessages('common');
  const { confirmation } = useMessages('checkout');
  const t = useMessages('payment');
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = usePayment(order, lookup);
  const now = useNowUntil(order.payment.paymentDeadline);
  const stage = paymentStage(order, actions.step === 'going', now);
  const hasGivenUp = usePaymentWatch(stage, lookup.refresh);
  const headings: Readonly<Partial<Record<PaymentStage, string>>> = t.headings;
  const isSettled = !isUnsettled(stage);
  const later = isSettled ? laterTexts(order, confirmation) : null;
  useTitle(headings[stage] ?? later?.title ?? t.title);
  const needsTransfer =
    stage === 'transfer' ||
    stage === 'transfer_sent' ||
    stage === 'transfer_rejected' ||
    (stage === 'rest' && order.payment.transfer !== null);
  const note = (
    <PaymentNote
      order={order}
      instapayHandle={instapayHandle}
      onProofSent={(payment) => lookup.updateOrder({ payment })}
    />
  );
  return (
    <div className="max-w-[860px] mx-auto">
      <div className="text-center">
        <LotusIcon className="size-20 inline-block text-lapis-700" stroke={1.4} />
        <h1 ref={heading} tabIndex={-1} className="display text-h2 lg:text-[4rem] mt-3 outline-none">
          {isSettled ? (later ?? confirmation).title : headings[stage]}
        </h1>
        {isSettled && <p className="text-lg text-mist mt-1">{(later ?? confirmation).text}</p>}
        <PaymentStatus order={order} stage={stage} hasGivenUp={hasGivenUp} errorMessage={actions.errorMessage} />
        {isUncertain(stage) && !hasGivenUp && (
          <span className="block w-32 h-1 mx-auto mt-6 bg-lapis-300 animate-breathe" aria-hidden="true" />
        )}
        {isPayable(stage) && !needsTransfer && (
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
      {needsTransfer && note}
      {isSettled && <SellerChatBanner order={order} hasChangedMethod={actions.hasChangedMethod} />}
      {!needsTransfer && (isSettled || order.payment.instrument !== null) && !isCashHandedOver(order) && note}
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

/** Returns the texts of an order after the shop has confirmed it; null before. */
const laterTexts = ({ status }: OrderView, { later }: Messages['checkout']['confirmation']) =>
  status === 'pending' || status === 'cancelled' ? null : later[status];

/** Whether a delivered cash order was paid to the courier, also while the shop awaits the cash. */
const isCashHandedOver = ({ status, payment }: OrderView): boolean =>
  status === 'delivered' && payment.state === 'cash';

/** Whether an order can have returns: it was shipped, or cancelled, possibly because its parcel came back. */
const canHaveReturns = ({ status }: OrderView): boolean =>
  status === 'shipped' || status === 'delivered' || status === 'cancelled';

/** Returns the current time; updates at the given moment (ISO 8601). */
const useNowUntil = (moment: string | null): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (moment === null) return;
    const remainingMs = Date.parse(moment) - Date.now();
    // browser timers are limited to 24 days
    if (remainingMs <= 0 || remainingMs > 24 * 24 * 3_600_000) return;
    const timer = setTimeout(() => setNow(new Date()), remainingMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
};

interface SellerChatBannerProps {
  readonly order: OrderView;
  readonly hasChangedMethod: boolean;
}

/**
 * Seller chat as a link and a QR code, in case its window was blocked (decision 13) or none was opened for an order with a payment
 * page (decision 188). For a confirmed order it is offered for questions.
 */
function SellerChatBanner({ order, hasChangedMethod }: SellerChatBannerProps) {
  const { sellerChatUrl, orderNumber, paymentMethod, total, status } = order;
  const { chat } = useMessages('checkout').confirmation;
  const t = useMessages('payment');
  const isNew = status === 'pending';
  const shortUrl = shortChatUrl(sellerChatUrl, orderNumber);
  const hasPaymentPage = needsOnlinePayment(paymentMethod, total) || hasChangedMethod;
  const { title, text } = !isNew ? chat.later : hasPaymentPage ? t.chat : chat;
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
 * Returns a chat URL with only the order number, which identifies the order: the full text would make the QR code too dense
 * to scan.
 */
export const shortChatUrl = (sellerChatUrl: string, orderNumber: string): string => {
  const url = new URL(sellerChatUrl);
  url.search = new URLSearchParams({ text: orderNumber }).toString();
  return url.href;
};

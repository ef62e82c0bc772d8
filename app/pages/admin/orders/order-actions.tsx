import { useEffect, useRef, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { canBeChanged } from '../../../../domain/orders/order-change.ts';
import { chatUrl } from '../../../../domain/orders/seller-chat.ts';
import { nextPayments, nextStatuses, type StoredPaymentStatus } from '../../../../domain/orders/status.ts';
import { isOnlineMethod } from '../../../../domain/payments/payment-methods.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { May } from '../may.tsx';
import { RefusedDelivery } from '../returns/refused-delivery.tsx';
import { useAdminContext } from '../use-admin.ts';
import { useOrderAddress } from './use-order-address.ts';
import { packingSlipAddress } from './use-packing-slip.ts';
import { type SelectedOrder, useUpdateOrder } from './use-update-order.ts';

type Asked = 'cancelled' | 'refunded';

/** Actions allowed in the order's current state; an irreversible one asks for confirmation first. */
export const OrderActions = ({ order, onChanged, onBehind }: SelectedOrder) => {
  const { orders, orderChanges, packingSlip } = useMessages('admin');
  const { toChange } = useOrderAddress();
  const { move, settle, isBusy } = useUpdateOrder({ order, onChanged, onBehind });
  const { may } = useAdminContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const box = useFocusKept(`${order.status} ${order.paymentStatus}`);
  const answer = (isRefunded: boolean) => {
    setAsked(null);
    void (asked === 'cancelled' ? move('cancelled', isRefunded) : settle('refunded'));
  };
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 mt-5" aria-busy={isBusy}>
      <May right="orders.write">
        <div role="group" aria-label={orders.move.label} className="flex flex-wrap gap-2">
          {nextStatuses(order.status).map((to) =>
            to === 'pending' ? null : (
              <button
                key={to}
                type="button"
                className={
                  to === 'cancelled'
                    ? 'link min-h-11 px-2 text-sm whitespace-nowrap text-carnelian-700'
                    : 'btn btn-sm btn-primary grow whitespace-nowrap'
                }
                aria-disabled={isBusy}
                onClick={() => (to === 'cancelled' ? setAsked(to) : void move(to))}
              >
                {orders.move[to]}
              </button>
            ),
          )}
          {order.status === 'shipped' && <RefusedDelivery order={order} onChanged={onChanged} onBehind={onBehind} />}
        </div>
        <div role="group" aria-label={orders.settle.label} className="flex flex-wrap gap-2">
          {/* whether a gateway was paid is reported, never written down, but a rest may arrive in another way */}
          {(isOnlineMethod(order.paymentMethod) ? restPayments(order) : manualPayments(order))
            .filter((to) => to !== 'refunded' || may('refunds.write'))
            .map((to) => (
              <button
                key={to}
                type="button"
                className="btn btn-sm btn-quiet grow whitespace-nowrap"
                aria-disabled={isBusy}
                onClick={() => (to === 'refunded' ? setAsked(to) : void settle(to))}
              >
                {to === 'partly_refunded' ? null : orders.settle[to]}
              </button>
            ))}
        </div>
      </May>
      <p className="flex flex-wrap gap-x-6 text-sm">
        {canBeChanged(order) && may('orders.write') && (
          <May right="customers.read">
            <a className={quietLink} href={toChange(order.orderNumber)}>
              {orderChanges.open}
            </a>
          </May>
        )}
        <May right="customers.read">
          <a className={quietLink} href={packingSlipAddress(order)}>
            {packingSlip.open}
          </a>
        </May>
        {order.shipping.phone !== '' && (
          <a className={quietLink} href={chatUrl(order.shipping.phone)} target="_blank" rel="noreferrer">
            {orders.chat}
          </a>
        )}
      </p>
      <ConfirmDialog asked={asked} order={order} onNo={() => setAsked(null)} onYes={answer} />
    </div>
  );
};

const quietLink = 'link inline-flex items-center min-h-11';

/** What may be written down of an order whose gateway was paid: that its rest has arrived. */
const restPayments = ({ payment: { state } }: AdminOrder): readonly StoredPaymentStatus[] =>
  state === 'rest' ? ['paid'] : [];

/** What may be written down of other orders: of one that is cancelled, that it had been paid all the same. */
const manualPayments = ({ paymentStatus, status, payment }: AdminOrder): readonly StoredPaymentStatus[] => {
  if (paymentStatus !== 'nothing_due') return nextPayments(paymentStatus);
  return status === 'cancelled' && payment.state !== 'came_back' ? nextPayments('pending') : [];
};

/** Keeps focus in the box when an action removes the pressed button. */
const useFocusKept = (standing: string) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [standing]);
  return box;
};

interface AskFirstProps {
  readonly asked: Asked | null;
  readonly order: AdminOrder;
  readonly onNo: () => void;
  /** Called with whether what was paid goes back. */
  readonly onYes: (isRefunded: boolean) => void;
}

const ConfirmDialog = ({ asked, order, onNo, onYes }: AskFirstProps) => {
  const { ask } = useMessages('admin').orders;
  const { fields } = useMessages('common');
  return (
    <Dialog isOpen={asked !== null} onClose={onNo} title={ask[asked ?? 'cancelled'].title} closeLabel={fields.close}>
      <Question asked={asked ?? 'cancelled'} order={order} onNo={onNo} onYes={onYes} />
    </Dialog>
  );
};

/** The question; about a cancelled order also whether what was paid goes back, yes at first. */
const Question = ({ asked, order, onNo, onYes }: AskFirstProps & { readonly asked: Asked }) => {
  const { ask } = useMessages('admin').orders;
  const language = useLanguage();
  const { text, yes } = ask[asked];
  const { refund, byGateway, byHand, keeps } = ask.cancelled;
  const mayRefund = useAdminContext().may('refunds.write');
  const [isRefunded, setRefunded] = useState(mayRefund);
  const owed = owedOf(order);
  return (
    <>
      <p className="pt-4 text-base">{text}</p>
      {asked === 'cancelled' && owed > 0 && mayRefund && (
        <div className="pt-4 grid gap-1">
          <label className="flex items-center gap-3 min-h-11 text-base font-medium">
            <input
              type="checkbox"
              checked={isRefunded}
              className="size-6 shrink-0 accent-lapis-700"
              onChange={({ target }) => setRefunded(target.checked)}
            />
            {refund({ amount: formatMoney(owed, language) })}
          </label>
          <p className="text-sm text-mist">
            {isRefunded ? (isOnlineMethod(order.paymentMethod) ? byGateway : byHand) : keeps}
          </p>
        </div>
      )}
      <p className="flex flex-wrap gap-3 pt-6">
        <button type="button" className="btn btn-primary" onClick={() => onYes(isRefunded && owed > 0)}>
          {yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {ask.no}
        </button>
      </p>
    </>
  );
};

/** What was paid of an order and has not gone back, in piastres. */
const owedOf = ({ payment: { paid, refunded } }: AdminOrder): number => paid - refunded;

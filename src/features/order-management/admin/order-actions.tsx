import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useCloseDialog } from '#core/admin/use-close-dialog.ts';
import { formatMoney } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import { canBeChanged } from '#features/orders/order-edit.ts';
import {
  nextPayments,
  nextStatuses,
  type OrderStatus,
  type StoredPaymentStatus,
} from '#features/orders/order-status.ts';
import { isOnlineMethod } from '#features/orders/payment-methods.ts';
import { chatUrl } from '#features/orders/seller-chat.ts';
import { useOrderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { type UpdatedOrder, useUpdateOrder } from './use-update-order.ts';

type OrderAction = Exclude<OrderStatus, 'pending'> | 'paid' | 'refunded';

/** Actions for the order's current status; irreversible ones and those that mail the customer ask for confirmation. */
export const OrderActions = ({ order, onChanged, onOutdated }: UpdatedOrder) => {
  const { orders, orderChanges, packingSlip, returns } = useMessages('admin');
  const { move, settle, isBusy } = useUpdateOrder({ order, onChanged, onOutdated });
  const { may } = useAdminContext();
  const [question, setDialog] = useState<OrderAction | null>(null);
  const close = useCloseDialog();
  const pathTo = useOrderPath();
  const isCancelling = useLocation().pathname.endsWith('/cancel');
  const canCancel = nextStatuses(order.status).includes('cancelled') && may('orders.write');
  const dialog = isCancelling && canCancel ? 'cancelled' : question;
  const leave = () => (isCancelling ? close() : setDialog(null));
  const box = useFocusReturn(`${order.status} ${order.paymentStatus}`);
  const confirm = (isRefunded: boolean) => {
    leave();
    if (dialog === null) return;
    void (dialog === 'paid' || dialog === 'refunded'
      ? settle(dialog)
      : move(dialog, dialog === 'cancelled' && isRefunded));
  };
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 mt-5" aria-busy={isBusy}>
      <RequirePermission permission="orders.write">
        <div role="group" aria-label={orders.move.label} className="flex flex-wrap gap-2">
          {nextStatuses(order.status).map((to) =>
            to === 'pending' || to === 'cancelled' ? null : (
              <button
                key={to}
                type="button"
                className="btn btn-sm btn-primary grow whitespace-nowrap"
                aria-disabled={isBusy}
                onClick={() => setDialog(to)}
              >
                {orders.move[to]}
              </button>
            ),
          )}
          {canCancel && (
            <a
              href={pathTo(order.orderNumber, 'cancel')}
              data-state={KEEP_PLACE}
              className="link inline-flex items-center min-h-11 px-2 text-sm whitespace-nowrap text-carnelian-700"
            >
              {orders.move.cancelled}
            </a>
          )}
          {order.status === 'shipped' && (
            <a
              href={pathTo(order.orderNumber, 'shipments/refused-delivery')}
              data-state={KEEP_PLACE}
              className="btn btn-sm btn-quiet flex-1 whitespace-nowrap"
            >
              {returns.delivery.button}
            </a>
          )}
        </div>
        <div role="group" aria-label={orders.settle.label} className="flex flex-wrap gap-2">
          {/* gateways report payments; only the balance may be entered by hand */}
          {(isOnlineMethod(order.paymentMethod) ? balancePayments(order) : manualPayments(order))
            .filter((to) => to !== 'refunded' || may('refunds.write'))
            .map((to) => (
              <button
                key={to}
                type="button"
                className="btn btn-sm btn-quiet grow whitespace-nowrap"
                aria-disabled={isBusy}
                onClick={() => (to === 'refunded' || needsConfirmation(order, to) ? setDialog(to) : void settle(to))}
              >
                {to === 'partly_refunded' ? null : orders.settle[to]}
              </button>
            ))}
        </div>
      </RequirePermission>
      <p className="flex flex-wrap gap-x-6 text-sm">
        {canBeChanged(order) && may('orders.write') && (
          <RequirePermission permission="customers.read">
            <a className={quietLink} href={pathTo(order.orderNumber, 'edit')}>
              {orderChanges.open}
            </a>
          </RequirePermission>
        )}
        <RequirePermission permission="customers.read">
          <a className={quietLink} href={pathTo(order.orderNumber, `packing-slip?in=${order.language}`)}>
            {packingSlip.open}
          </a>
        </RequirePermission>
        {order.shipping.phone !== '' && (
          <a className={quietLink} href={chatUrl(order.shipping.phone)} target="_blank" rel="noreferrer">
            {orders.chat}
          </a>
        )}
      </p>
      {dialog && <Question dialog={dialog} order={order} onNo={leave} onYes={confirm} />}
    </div>
  );
};

const quietLink = 'link inline-flex items-center min-h-11';

/** Manual entries for a gateway order: the balance was paid. */
const balancePayments = ({ payment: { state } }: AdminOrder): readonly StoredPaymentStatus[] =>
  state === 'rest' ? ['paid'] : [];

/** Manual entries for other orders; `paid` also marks a cancelled order as paid. */
const manualPayments = ({ paymentStatus, status, payment }: AdminOrder): readonly StoredPaymentStatus[] => {
  if (paymentStatus !== 'nothing_due') return nextPayments(paymentStatus);
  return status === 'cancelled' && payment.state !== 'came_back' ? nextPayments('pending') : [];
};

/** Whether to confirm recording a payment, because it mails the customer or the order has nothing due. */
const needsConfirmation = ({ status, paymentMethod }: AdminOrder, to: StoredPaymentStatus): to is 'paid' =>
  to === 'paid' && (status === 'cancelled' || paymentMethod === 'bank_transfer');

/** Keeps the focus in the box when an action removes the clicked button. */
const useFocusReturn = (state: string) => {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [state]);
  return box;
};

interface QuestionProps {
  readonly dialog: OrderAction;
  readonly order: AdminOrder;
  readonly onNo: () => void;
  /** Called with whether to refund the payments. */
  readonly onYes: (isRefunded: boolean) => void;
}

/** Confirmation; for a cancellation also asks whether to refund the payments, checked by default. */
const Question = ({ dialog, order, onNo, onYes }: QuestionProps) => {
  const { confirm } = useMessages('admin').orders;
  const language = useLanguage();
  const { title, yes } = confirm[dialog];
  const { refund, byGateway, byHand, keeps } = confirm.cancelled;
  const mayRefund = useAdminContext().may('refunds.write');
  const [isRefunded, setRefunded] = useState(mayRefund);
  const owed = owedOf(order);
  return (
    <ConfirmDialog
      title={title}
      button={yes}
      no={confirm.no}
      onYes={() => onYes(isRefunded && owed > 0)}
      onClose={onNo}
    >
      <p>{textOf(confirm, dialog, order, language)}</p>
      {dialog === 'cancelled' && owed > 0 && mayRefund && (
        <div className="grid gap-1">
          <label className="flex items-center gap-3 min-h-11 font-medium">
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
    </ConfirmDialog>
  );
};

/** Text of the confirmation; for a payment of a cancelled order it asks whether the money has arrived. */
const textOf = (
  questions: Messages['admin']['orders']['confirm'],
  dialog: OrderAction,
  { status, paymentMethod, payment: { open }, total, customerId, shipping }: AdminOrder,
  language: Language,
): string => {
  if (dialog !== 'paid' || status !== 'cancelled') {
    const isMailed = customerId !== null && shipping.email !== '';
    return isMailed || dialog === 'cancelled' ? questions[dialog].text : questions.noMail;
  }
  const amount = formatMoney(open > 0 ? open : total, language);
  return paymentMethod === 'bank_transfer'
    ? questions.paid.cancelledTransfer({ amount })
    : questions.paid.cancelled({ amount });
};

/** Returns the payments minus refunds of an order, in piastres. */
const owedOf = ({ payment: { paid, refunded } }: AdminOrder): number => paid - refunded;

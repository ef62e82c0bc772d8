import { useEffect, useRef, useState } from 'react';
import { chatUrl } from '../../../../domain/orders/seller-chat.ts';
import { nextPayments, nextStatuses } from '../../../../domain/orders/status.ts';
import { useMessages } from '../../../i18n/messages.tsx';

import { Dialog } from '../../../ui/dialog.tsx';
import { packingSlipAddress } from './use-packing-slip.ts';
import { type SelectedOrder, useUpdateOrder } from './use-update-order.ts';

type Asked = 'cancelled' | 'refunded';

/** Actions allowed in the order's current state; an irreversible one asks for confirmation first. */
export const OrderActions = ({ order, onChanged, onBehind }: SelectedOrder) => {
  const { orders, packingSlip } = useMessages('admin');
  const { move, settle, isBusy } = useUpdateOrder({ order, onChanged, onBehind });
  const [asked, setAsked] = useState<Asked | null>(null);
  const box = useFocusKept(`${order.status} ${order.paymentStatus}`);
  const answer = () => {
    setAsked(null);
    void (asked === 'cancelled' ? move('cancelled') : settle('refunded'));
  };
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 mt-5" aria-busy={isBusy}>
      <div role="group" aria-label={orders.move.label} className="flex flex-wrap gap-2">
        {nextStatuses(order.status).map((to) =>
          to === 'pending' ? null : (
            <button
              key={to}
              type="button"
              className={`btn btn-sm flex-1 whitespace-nowrap ${to === 'cancelled' ? 'btn-quiet text-carnelian-700' : 'btn-primary'}`}
              aria-disabled={isBusy}
              onClick={() => (to === 'cancelled' ? setAsked(to) : void move(to))}
            >
              {orders.move[to]}
            </button>
          ),
        )}
      </div>
      <div role="group" aria-label={orders.settle.label} className="flex flex-wrap gap-2">
        {nextPayments(order.paymentStatus).map((to) => (
          <button
            key={to}
            type="button"
            className={`btn btn-sm flex-1 whitespace-nowrap ${to === 'paid' ? 'btn-line' : 'btn-quiet'}`}
            aria-disabled={isBusy}
            onClick={() => (to === 'refunded' ? setAsked(to) : void settle(to))}
          >
            {to === 'partly_refunded' ? null : orders.settle[to]}
          </button>
        ))}
      </div>
      <a className="btn btn-sm btn-quiet" href={packingSlipAddress(order)}>
        {packingSlip.open}
      </a>
      {order.shipping.phone !== '' && (
        <a className="btn btn-sm btn-quiet" href={chatUrl(order.shipping.phone)} target="_blank" rel="noreferrer">
          {orders.chat}
        </a>
      )}
      <ConfirmDialog asked={asked} onNo={() => setAsked(null)} onYes={answer} />
    </div>
  );
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
  readonly onNo: () => void;
  readonly onYes: () => void;
}

const ConfirmDialog = ({ asked, onNo, onYes }: AskFirstProps) => {
  const { ask } = useMessages('admin').orders;
  const { fields } = useMessages('common');
  const { title, text, yes } = ask[asked ?? 'cancelled'];
  return (
    <Dialog isOpen={asked !== null} onClose={onNo} title={title} closeLabel={fields.close}>
      <p className="pt-4 text-base">{text}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <button type="button" className="btn btn-primary" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {ask.no}
        </button>
      </p>
    </Dialog>
  );
};

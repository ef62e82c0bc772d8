import { useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import {
  type OrderStatus,
  orderStatuses,
  paymentStatuses,
  type StoredPaymentStatus,
  storedPaymentStatus,
} from '../../../../domain/orders/status.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { useAdminContext } from '../use-admin.ts';

/** Updates the order or payment status and shows the new one, also after a conflict with another admin. */
export function useUpdateOrder({ order, onChanged, onBehind }: SelectedOrder) {
  const { fail, lookAgain } = useAdminContext();
  const { orders: words } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  const change = async (
    ask: (admin: AdminClient['orders']) => Promise<AdminOrder>,
    say: (order: AdminOrder) => { readonly title: string; readonly text: string },
  ) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const changed = await ask((await loadAdminClient()).orders);
      onChanged(changed);
      notify({ ...say(changed), about: 'admin' });
      lookAgain();
    } catch (error) {
      const { code, details } = refusalOf(error, language);
      if (code === 'ORDER_CHANGED') {
        const { title, body } = words.changedMeanwhile;
        notify({ title, text: body(standing(details)), tone: 'error' });
        onBehind();
      } else fail(error);
    }
    setBusy(false);
  };

  const standing = ({ status, paymentStatus }: Readonly<Record<string, unknown>>) => ({
    status: words.status[orderStatuses.find((known) => known === status) ?? order.status],
    payment: words.payment[paymentStatuses.find((known) => known === paymentStatus) ?? order.paymentStatus],
  });
  const { id } = order;
  return {
    isBusy,
    /** `isRefunded`: whether what was paid of a cancelled order goes back. */
    move: (to: OrderStatus, isRefunded = false) =>
      change(
        (admin) => admin.updateStatus({ id, language, from: order.status, to, refund: isRefunded }),
        ({ status }) => ({ title: words.moved.title, text: words.moved.body({ status: words.status[status] }) }),
      ),
    settle: (to: StoredPaymentStatus) =>
      change(
        (admin) => admin.updatePaymentStatus({ id, language, from: storedPaymentStatus(order.paymentStatus), to }),
        ({ paymentStatus }) => ({
          title: words.settled.title,
          text: words.settled.body({ status: words.payment[paymentStatus] }),
        }),
      ),
  };
}

/** Order selected for an action. */
export interface SelectedOrder {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
  /** Called after a conflict: the shown order is outdated. */
  readonly onBehind: () => void;
}

import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import {
  type OrderStatus,
  orderStatuses,
  paymentStatuses,
  type StoredPaymentStatus,
  storedPaymentStatus,
} from '#features/orders/order-status.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** Updates the order or payment status and shows the result, also after a conflict with another admin. */
export function useUpdateOrder({ order, onChanged, onOutdated }: UpdatedOrder) {
  const { fail, refetchSummary } = useAdminContext();
  const { orders: t } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  const change = async (
    action: (admin: AdminClient['orders']) => Promise<AdminOrder>,
    formatNotice: (order: AdminOrder) => { readonly title: string; readonly text: string },
  ) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const changed = await action((await loadAdminClient()).orders);
      onChanged(changed);
      notify({ ...formatNotice(changed), about: 'admin' });
      refetchSummary();
    } catch (error) {
      const { code, details } = readError(error, language);
      if (code === 'ORDER_CHANGED') {
        const { title, body } = t.changedMeanwhile;
        notify({ title, text: body(formatState(details)), tone: 'error' });
        onOutdated();
      } else fail(error);
    }
    setBusy(false);
  };

  const formatState = ({ status, paymentStatus }: Readonly<Record<string, unknown>>) => ({
    status: t.status[orderStatuses.find((option) => option === status) ?? order.status],
    payment: t.payment[paymentStatuses.find((option) => option === paymentStatus) ?? order.paymentStatus],
  });
  const { id } = order;
  return {
    isBusy,
    /** `isRefunded`: whether to refund the payments of a cancelled order. */
    move: (to: OrderStatus, isRefunded = false) =>
      change(
        (admin) => admin.updateStatus({ id, language, from: order.status, to, refund: isRefunded }),
        ({ status }) => ({ title: t.moved.title, text: t.moved.body({ status: t.status[status] }) }),
      ),
    settle: (to: StoredPaymentStatus) =>
      change(
        (admin) => admin.updatePaymentStatus({ id, language, from: storedPaymentStatus(order.paymentStatus), to }),
        ({ paymentStatus }) => ({
          title: t.settled.title,
          text: t.settled.body({ status: t.payment[paymentStatus] }),
        }),
      ),
  };
}

/** Order selected for an action. */
export interface UpdatedOrder {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
  /** Called after a conflict, because the displayed order is outdated. */
  readonly onOutdated: () => void;
}

import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import type { AdminPayments } from '../payments.admin.contract.ts';

type PaymentCall = (admin: AdminClient['payments']) => Promise<AdminPayments>;

/** Runs a payment action and displays the new state; resolves to whether it succeeded. */
export type ChangePayments = (
  call: PaymentCall,
  notice: { readonly title: string; readonly body: string },
) => Promise<boolean>;

/** Polling delays while a gateway processes a refund, in milliseconds after the previous poll. */
const pollDelays = [1_000, 2_000, 4_000, 8_000];

const isSentByGateway = ({ isByGateway, state }: AdminPayments['refunds'][number]): boolean =>
  isByGateway && (state === 'wanted' || state === 'sent');

/** Loads and changes the payments of an order; reloads when the order changes. Null while loading. */
export function useOrderPayments(order: AdminOrderView, refresh: () => Promise<void>) {
  const { fail, refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const { id } = order;
  const version = [order.status, order.paymentStatus, order.payment.paid, order.payment.refunded].join(' ');
  const {
    data: payments,
    error,
    reload: loadPayments,
    replace,
  } = useNewestResponse(`${id} ${version}`, async () => (await loadAdminClient()).payments.get({ id }), fail);

  // the gateway processes a refund after the call that requested it
  const hasPendingRefund = payments?.refunds.some(isSentByGateway) === true;
  const [polls, setPolls] = useState(0);
  useEffect(() => {
    const pause = pollDelays[polls];
    if (!hasPendingRefund || pause === undefined) return;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      void loadPayments();
      void refresh();
    }, pause);
    return () => clearTimeout(timer);
  }, [hasPendingRefund, polls, loadPayments, refresh]);

  const change: ChangePayments = async (call, notice) => {
    let isDone = false;
    await run({
      act: (admin) => call(admin.payments),
      notice,
      onDone: (changed) => {
        isDone = true;
        setPolls(0);
        replace(changed);
        void refresh();
        refetchSummary();
      },
    });
    // another admin may have acted first
    if (!isDone) await loadPayments();
    return isDone;
  };
  const reload = () => {
    void loadPayments();
    void refresh();
    refetchSummary();
  };
  return { payments, hasFailed: error !== null, isBusy, change, reload };
}

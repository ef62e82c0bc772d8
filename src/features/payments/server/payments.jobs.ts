import type { ShopContext } from '#core/server/context.ts';
import { defineJob, defineSchedule } from '#core/server/jobs/define-job.ts';
import { checkAttempt, checkUnmatched } from './check-payment.ts';
import { callGateway } from './gateway-calls.ts';
import { findAttempt } from './payment-attempts.repository.ts';
import { gatewayTaskNames as names, type UnmatchedCharge } from './payment-jobs.ts';
import { reconcilePayments, remindOfIssues } from './reconcile-payments.ts';
import { findProviderOfRefund } from './refunds/refunds.repository.ts';
import { checkRefund, sendRefund } from './refunds/send-refund.ts';
import { cancelAfterCheck, cancelUnpaidOrders } from './unpaid-orders.ts';

const gateway = { lane: 'gateway' } as const;

type RefundPayload = { readonly refundId: string };

const runRefundJob = async (shop: ShopContext, { refundId }: RefundPayload, call: typeof sendRefund): Promise<void> => {
  const provider = await findProviderOfRefund(shop.database.kysely, refundId);
  if (provider !== undefined) await callGateway(shop, provider, () => call(shop, refundId));
};

/** Jobs that call gateways. */
export const paymentJobs = [
  defineJob(
    names.check,
    async (shop, { attemptId }: { readonly attemptId: string }) => {
      const attempt = await findAttempt(shop.database.kysely, attemptId);
      if (attempt !== undefined) await callGateway(shop, attempt.provider, () => checkAttempt(shop, attemptId));
    },
    gateway,
  ),
  defineJob(
    names.unmatched,
    (shop, charge: UnmatchedCharge) => callGateway(shop, charge.provider, () => checkUnmatched(shop, charge)),
    gateway,
  ),
  defineJob(names.refund, (shop, payload: RefundPayload) => runRefundJob(shop, payload, sendRefund), gateway),
  defineJob(names.checkRefund, (shop, payload: RefundPayload) => runRefundJob(shop, payload, checkRefund), gateway),
  defineJob(names.close, (shop, { orderId }: { readonly orderId: string }) => cancelAfterCheck(shop, orderId), gateway),
];

export const paymentSchedules = [
  defineSchedule('cancel-unpaid-orders', 'minute', cancelUnpaidOrders),
  defineSchedule('reconcile-payments', 'five minutes', reconcilePayments),
  defineSchedule('remind-of-payment-issues', 'day', remindOfIssues, { minute: 40 }),
];

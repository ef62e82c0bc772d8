import type { QueryExecutorProvider } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import { addJob, type NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { PaymentEvent } from '../payment-event.ts';
import { gatewayFlag } from './gateway-calls.ts';
import type { StoredAttempt } from './payment-attempts.repository.ts';

/** Names of the tasks that call gateways. */
export const gatewayTaskNames = {
  check: 'check-payment',
  unmatched: 'check-unmatched-payment',
  refund: 'send-refund',
  checkRefund: 'check-refund',
  close: 'close-unpaid-order',
} as const;

/** 5 attempts take 90 seconds; then reconciliation takes over. */
const ATTEMPTS = 5;

/** Priority of jobs whose result a customer waits for. */
const HIGH_PRIORITY = -10;

/** Creates a job that queries the gateway for an attempt after the commit or a delay. */
export const checkJob = (attemptId: string, provider: PaymentProviderName, delaySeconds = 0): NewJob => ({
  task: gatewayTaskNames.check,
  payload: { attemptId },
  maxAttempts: ATTEMPTS,
  priority: HIGH_PRIORITY,
  flag: gatewayFlag(provider),
  replacesPending: true,
  delaySeconds,
});

/** Creates a job that queries the gateway for a sent refund, or sends one that is still `wanted`. */
export const checkRefundJob = (refundId: string, provider: PaymentProviderName): NewJob => ({
  task: gatewayTaskNames.checkRefund,
  payload: { refundId },
  maxAttempts: ATTEMPTS,
  flag: gatewayFlag(provider),
  replacesPending: true,
});

/** Creates the job that closes an unpaid order. It has no gateway flag, because an outage extends the order's hold. */
export const closeJob = (orderId: string): NewJob => ({
  task: gatewayTaskNames.close,
  payload: { orderId },
  maxAttempts: ATTEMPTS,
  replacesPending: true,
});

/** Minimum interval of gateway queries triggered by webhooks and returning customers. */
const RECENT_MS = 3_000;

/** Enqueues a gateway query at least RECENT_MS after the last one, so that no later event is missed. */
export const addThrottledCheckJob = async (
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: QueryExecutorProvider,
  { id, provider, checked_at: checkedAt }: Pick<StoredAttempt, 'id' | 'provider' | 'checked_at'>,
): Promise<void> => {
  const sinceCheck = checkedAt === null ? RECENT_MS : shop.clock().getTime() - checkedAt.getTime();
  const pauseMs = Math.min(RECENT_MS, Math.max(0, RECENT_MS - sinceCheck));
  await addJob(shop.box, transaction, checkJob(id, provider, pauseMs / 1000));
};

/** A charge reported by webhook for an unknown order. */
export type UnmatchedCharge = Pick<PaymentEvent, 'provider' | 'providerOrderId' | 'transactionId' | 'amount'>;

/** Enqueues a gateway query for a charge of an unknown order. */
export const addUnmatchedJob = (
  { box }: Pick<ShopContext, 'box'>,
  transaction: QueryExecutorProvider,
  { provider, providerOrderId, transactionId, amount }: UnmatchedCharge,
): Promise<void> =>
  addJob(box, transaction, {
    task: gatewayTaskNames.unmatched,
    payload: { provider, providerOrderId, transactionId, amount },
    maxAttempts: ATTEMPTS,
    flag: gatewayFlag(provider),
  });

/** Enqueues the gateway call of a refund, which runs after the commit. */
export const addRefundJob = (
  { box }: Pick<ShopContext, 'box'>,
  transaction: QueryExecutorProvider,
  refundId: string,
  provider: PaymentProviderName,
): Promise<void> =>
  addJob(box, transaction, {
    task: gatewayTaskNames.refund,
    payload: { refundId },
    maxAttempts: ATTEMPTS,
    flag: gatewayFlag(provider),
    replacesPending: true,
  });

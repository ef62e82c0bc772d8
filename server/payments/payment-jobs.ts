import type { QueryExecutorProvider } from 'kysely';
import { addJob, type NewJob } from '../jobs/add-job.ts';
import type { ShopContext } from '../shop-context.ts';

/** Tasks of payments. */
export const paymentTasks = { check: 'check-payment', refund: 'send-refund' } as const;

/** 5 attempts are spread over 90 seconds; the reconciliation goes on afterwards. */
const ATTEMPTS = 5;

/** Customers wait for the answer. */
const URGENT = -10;

/** A question to the gateway about an attempt, soon after the transaction, or after a delay. */
export const checkJob = (attemptId: string, delaySeconds = 0): NewJob => ({
  task: paymentTasks.check,
  payload: { attemptId },
  mostAttempts: ATTEMPTS,
  priority: URGENT,
  isRenewed: true,
  delaySeconds,
});

/** Repeated reports and returns do not make the shop call the gateway each time. */
const RECENT_MS = 3_000;

/** Asks the gateway, some seconds after the last question at the earliest: what happened since then is not missed. */
export const addCheckJobWithPause = async (
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: QueryExecutorProvider,
  { id, checked_at: checkedAt }: { readonly id: string; readonly checked_at: Date | null },
): Promise<void> => {
  const sinceCheck = checkedAt === null ? RECENT_MS : shop.clock().getTime() - checkedAt.getTime();
  const pauseMs = Math.min(RECENT_MS, Math.max(0, RECENT_MS - sinceCheck));
  await addJob(shop.box, transaction, checkJob(id, pauseMs / 1000));
};

/** Sends a refund to its gateway after the transaction. */
export const addRefundJob = (
  { box }: Pick<ShopContext, 'box'>,
  transaction: QueryExecutorProvider,
  refundId: string,
): Promise<void> =>
  addJob(box, transaction, {
    task: paymentTasks.refund,
    payload: { refundId },
    mostAttempts: ATTEMPTS,
    isRenewed: true,
  });

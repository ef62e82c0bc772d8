import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJobs } from '#core/server/jobs/enqueue-job.ts';
import { cancelOrder } from '#features/orders/server/cancel-order.ts';
import { runOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import { lockOrderProducts } from '#features/products/server/order-products.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { checkAttempt } from './check-payment.ts';
import { callGateway, isGatewayOutage } from './gateway-calls.ts';
import { MAX_EXTENSIONS } from './pay-order.ts';
import { expireOpenAttempts, findAttempts } from './payment-attempts.repository.ts';
import { openIssue } from './payment-issues.ts';
import { closeJob } from './payment-jobs.ts';
import { mailCustomer } from './payment-mails.ts';
import { findUnpaidOrders } from './payments.privacy.repository.ts';
import { extendHold, extendHoldTo, findOverdueOrders } from './payments.repository.ts';
import { findRefundableBalance, requestOrderRefund } from './refunds/refund-requests.ts';
import { hasWaitingProof } from './transfers/transfer-proofs.repository.ts';

/** Maximum orders per run; the task runs every minute. */
const BATCH = 50;

/** Extension of the hold when the gateway cannot confirm or deny a payment. */
const EXTENSION_MS = 10 * 60_000;

/**
 * Cancels overdue unpaid orders and releases their stock and promo codes. Orders that may have been paid at a gateway are left to a
 * job, so that this task never waits for a gateway call (decision 229).
 */
export const cancelUnpaidOrders = async (shop: ShopContext): Promise<void> => {
  const overdue = await findOverdueOrders(shop.database.kysely, shop.clock(), BATCH);
  const ids = overdue.map(({ id }) => id);
  const attempts = ids.length === 0 ? [] : await findAttempts(shop.database.kysely, ids);
  const gatewayOrderIds = new Set(
    attempts.filter((each) => each.provider_order_id !== null).map((each) => each.order_id),
  );
  await addJobs(shop.box, shop.database.kysely, [...gatewayOrderIds].map(closeJob));
  for (const id of ids) if (!gatewayOrderIds.has(id)) await closeOrder(shop, id, true);
};

/**
 * Cancels an overdue order after a last gateway query. While the gateway does not respond, the hold is extended by ten minutes, at
 * most six times; later payments are refunded.
 */
export const cancelAfterCheck = async (shop: ShopContext, orderId: string): Promise<void> =>
  closeOrder(shop, orderId, await checkAttempts(shop, orderId));

const closeOrder = (shop: ShopContext, id: string, isAnswered: boolean): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    const now = shop.clock();
    if (order === undefined || !isOverdue(order, now) || (await hasWaitingProof(transaction, id))) return;
    if (!isAnswered && order.hold_extensions < MAX_EXTENSIONS) {
      await extendHold(transaction, id, new Date(now.getTime() + EXTENSION_MS));
      return;
    }
    await cancelOrder(shop, transaction, { id, from: order.status, by: null });
    await expireOpenAttempts(transaction, id, { at: now });
    await mailCustomer(shop, transaction, order, { event: 'unpaid', amount: order.total });
  });

/** Checks the conditions of `findOverdueOrders` under the order lock. */
const isOverdue = (
  { payment_status, status, payment_deadline: paymentDeadline, paid_amount: paid }: OrderForPayment,
  now: Date,
): boolean =>
  payment_status === 'pending' &&
  status === 'pending' &&
  paymentDeadline !== null &&
  paymentDeadline <= now &&
  paid === 0;

/** Queries every attempt that its gateway knows; false when a gateway does not respond or is in an outage. */
const checkAttempts = async (shop: ShopContext, orderId: string): Promise<boolean> => {
  const outages = new Set((await shop.breaker.list(shop.database.kysely)).map(({ channel }) => channel));
  const attempts = await findAttempts(shop.database.kysely, [orderId]);
  for (const { id, provider, provider_order_id } of attempts) {
    if (provider_order_id === null) continue;
    if (outages.has(provider)) return false;
    try {
      await callGateway(shop, provider, () => checkAttempt(shop, id));
    } catch (error) {
      if (!isGatewayOutage(error)) throw error;
      shop.log.error({ provider, reason: error.message }, 'payment gateway did not respond to a query');
      return false;
    }
  }
  return true;
};

/** Hold of an order with an unreviewed transfer after its customer's account is deleted. */
const TRANSFER_HOLD_MS = 3 * 24 * 3_600_000;

/**
 * Queries the gateways for a customer's unpaid orders, so that payments are recorded before the orders are cancelled. Stops at the
 * first gateway that does not respond.
 */
export const checkCustomerPayments = async (shop: ShopContext, userId: string): Promise<void> => {
  for (const { id } of await findUnpaidOrders(shop.database.kysely, userId).execute()) {
    if (!(await checkAttempts(shop, id))) return;
  }
};

/**
 * Cancels a customer's orders that are neither paid nor shipped before the account is deleted (decision 77): releases stock and
 * promo codes and closes payment pages. Part payments and later payments are refunded, as for any cancelled order. An order with an
 * unreviewed transfer is kept for three days. The caller has locked the customer's orders.
 */
export const cancelCustomerOrders = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { userId, by }: { readonly userId: string; readonly by: string | null },
): Promise<void> => {
  const open = await findUnpaidOrders(transaction, userId).forUpdate().execute();
  // lock all products by id first, in the same sequence as other orders, to avoid deadlocks
  await lockOrderProducts(transaction, [...new Set(open.flatMap(({ productIds }) => productIds))]);
  for (const { id } of open) {
    const order = await lockOrder(transaction, id);
    if (order !== undefined) await cancelForDeletion(shop, transaction, order, by);
  }
};

const cancelForDeletion = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  order: OrderForPayment,
  by: string | null,
): Promise<void> => {
  const { id, status } = order;
  const at = shop.clock();
  if (await hasWaitingProof(transaction, id)) {
    return extendHoldTo(transaction, id, new Date(at.getTime() + TRANSFER_HOLD_MS));
  }
  await cancelOrder(shop, transaction, { id, from: status, by });
  await runOrderHooks('onStatusChange', shop, transaction, { orderId: id, to: 'cancelled', by });
  await expireOpenAttempts(transaction, id, { at });
  const amount = await findRefundableBalance(transaction, id);
  if (amount === 0) return;
  try {
    await requestOrderRefund(shop, transaction, { order, amount, reason: 'cancelled', includesShipping: true });
  } catch (error) {
    // the outcome of an earlier refund is unknown: an admin decides about both
    if (!(error instanceof AppError)) throw error;
    const owed = { kind: 'owed_back', orderId: id, provider: 'manual', subject: order.order_number, amount } as const;
    await openIssue(shop, transaction, { ...owed, at });
  }
};

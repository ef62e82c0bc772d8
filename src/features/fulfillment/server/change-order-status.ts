import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Transact } from '#features/bulk-runs/server/define-bulk-action.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { getManualProvider, needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { addressOfCustomer } from '#features/orders/server/customer-email.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { toOrderMail } from '#features/orders/server/order-amounts.ts';
import type { OrderForPayment, StoredOrder } from '#features/orders/server/stored-order.ts';
import { transitionOrder } from '#features/orders/server/transition-order.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { expirePaymentPages } from '#features/payments/server/expire-payment-pages.ts';
import { openIssue } from '#features/payments/server/payment-issues.ts';
import { completeManualRefund } from '#features/payments/server/refunds/refund-order.ts';
import { findRefundableBalances, requestOrderRefund } from '#features/payments/server/refunds/refund-requests.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { orderStatusMail } from './fulfillment.mails.ts';
import { updateParcelStates } from './update-parcel-states.ts';

type StatusUpdate = {
  readonly id: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly refund: boolean;
  /** Whether refunds without a gateway are recorded as sent; otherwise they stay owed. Default true. */
  readonly refundsByHand?: boolean;
};

/**
 * Changes the status of an order, once under concurrent calls, with a history entry and a mail to the account's address (decisions
 * 16 and 169). Cancelling restocks the items and releases the promo code. ORDER_NOT_FOUND; ORDER_CHANGED `{ status, paymentStatus
 * }` when the order does not have the expected status.
 */
export const changeOrderStatus = async (
  shop: ShopContext,
  adminId: string,
  {
    from,
    ...update
  }: Omit<StatusUpdate, 'from'> & {
    /** Expected status; a function returns it for the locked order, and may refuse. */
    readonly from: OrderStatus | ((order: OrderForPayment) => OrderStatus);
  },
  transact: Transact = (work) => inTransaction(shop.database, work),
): Promise<StoredOrder> => {
  const address = await addressOfCustomer(shop, update.id);
  return transact(async (transaction) => {
    const order = await lockOrder(transaction, update.id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const expected = typeof from === 'function' ? from(order) : from;
    return changeLockedOrderStatus(shop, transaction, { ...update, from: expected, order, address, adminId });
  });
};

type LockedStatusUpdate = StatusUpdate & {
  readonly order: OrderForPayment;
  /** Address of the account, read before the transaction; empty without one. */
  readonly address: string;
  readonly adminId: string;
  /** Id of the only parcel to hand over when the order is shipped; all packed ones if absent. */
  readonly shipmentId?: string;
};

/** Changes the status of an order that the caller has locked, and its parcels. Refuses like `changeOrderStatus`. */
export const changeLockedOrderStatus = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, from, to, refund, refundsByHand = true, order: locked, address, adminId, shipmentId }: LockedStatusUpdate,
): Promise<StoredOrder> => {
  if (isUnpaidOnline(locked) && to === 'processing') throw new AppError(paymentErrors, 'ORDER_UNPAID');
  const order = await transitionOrder(shop, transaction, { id, from, to, by: adminId });
  await recordAuditEntry(transaction, {
    adminId,
    action: 'order.status_changed',
    subject: order.order_number,
    details: { from, to },
  });
  const parcels = await updateParcelStates(shop, transaction, { orderId: id, to, adminId, shipmentId });
  if (to === 'cancelled') await closePayments(shop, transaction, { order: locked, refund, refundsByHand, adminId });
  // no mail after the customer's account was deleted
  if (to !== 'pending' && address !== '' && order.user_id !== null) {
    await orderStatusMail.send(shop, transaction, { to: address, status: to, order: toOrderMail(order), parcels });
  }
  return order;
};

/** Whether an online order is unpaid, so that it cannot be packed yet; other methods may be paid later (decision 188). */
export const isUnpaidOnline = ({
  payment_method: method,
  payment_status: status,
  total,
}: Pick<OrderForPayment, 'payment_method' | 'payment_status' | 'total'>): boolean =>
  status === 'pending' && needsOnlinePayment(method, total);

type PaymentsToClose = Required<Pick<StatusUpdate, 'refund' | 'refundsByHand'>> & {
  readonly order: OrderForPayment;
  readonly adminId: string;
};

/** Closes the payment pages of a cancelled order, and refunds its payments if the admin requests it; others stay owed. */
const closePayments = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, refund, refundsByHand, adminId }: PaymentsToClose,
): Promise<void> => {
  await expirePaymentPages(transaction, order.id, { at: shop.clock() });
  const { byGateway, byHand } = await findRefundableBalances(shop, transaction, [order.id]);
  const amount = refund ? byGateway + (refundsByHand ? byHand : 0) : 0;
  const balance = byGateway + byHand - amount;
  if (balance > 0) {
    const provider = getManualProvider(order.payment_method) ?? 'manual';
    const owed = { kind: 'owed_back', orderId: order.id, provider, subject: order.order_number } as const;
    await openIssue(shop, transaction, { ...owed, amount: balance, at: shop.clock() });
  }
  if (amount === 0) return;
  const isByGatewayOnly = !refundsByHand;
  const refundRequest = {
    order,
    amount,
    isByGatewayOnly,
    reason: 'cancelled',
    includesShipping: true,
    adminId,
  } as const;
  for (const each of await requestOrderRefund(shop, transaction, refundRequest)) {
    await completeManualRefund(shop, transaction, each, adminId);
  }
  await recordAuditEntry(transaction, {
    adminId,
    action: 'payment.refunded',
    subject: order.order_number,
    details: { amount, reason: 'cancelled' },
  });
};

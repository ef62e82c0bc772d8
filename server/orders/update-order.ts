import type { Transaction } from 'kysely';
import type { AdminOrder, UpdateOrderStatus, UpdatePaymentStatus } from '../../contract/admin/orders.ts';
import { openAmountOf } from '../../domain/payments/order-money.ts';
import { manualProviderOf, needsOnlinePayment } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { changePaymentByHand } from '../payments/manual-payments.ts';
import { expireOpenAttempts, lockOrder, moneyOf, type OrderForPayment, orderChanged } from '../payments/order-lock.ts';
import { openIssue } from '../payments/payment-issues.ts';
import { completeManualRefund } from '../payments/refund-order.ts';
import { findLeft, wantRefundOfOrder } from '../payments/refund-requests.ts';
import { followOrderStatus } from '../shipments/follow-order-status.ts';
import type { ShopContext } from '../shop-context.ts';
import { addressOfCustomer } from './address-of-customer.ts';
import { findOrderStatus, updateStatus } from './admin-orders.repository.ts';
import { toUpdatedAdminOrder } from './admin-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder, type StoredOrder } from './find-order.ts';
import { toOrderMail } from './order-amounts.ts';

/**
 * Changes the status of an order, once under concurrent calls, with an entry in its history and a mail to the account's
 * address (decisions 16 and 169). Cancelling restores the stock and the use of the promo code. ORDER_NOT_FOUND; ORDER_CHANGED
 * `{ status, paymentStatus }` when the order is not in the expected state.
 */
export const updateOrderStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, ...move }: UpdateOrderStatus,
): Promise<AdminOrder> => toUpdatedAdminOrder(shop, await moveOrder(shop, adminId, move), language);

type Move = Pick<UpdateOrderStatus, 'id' | 'from' | 'to' | 'refund'>;

/** `updateOrderStatus`, which returns the stored order. */
export const moveOrder = async (shop: ShopContext, adminId: string, move: Move): Promise<StoredOrder> => {
  const address = await addressOfCustomer(shop, move.id);
  return inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, move.id);
    if (order === undefined) throw new Refusal('ORDER_NOT_FOUND');
    return moveLockedOrder(shop, transaction, { ...move, order, address, adminId });
  });
};

type LockedMove = Move & {
  readonly order: OrderForPayment;
  /** Address of the account, read before the transaction; empty for none. */
  readonly address: string;
  readonly adminId: string;
  /** The only parcel that an order which is shipped hands over; all that are packed without it. */
  readonly shipmentId?: string;
};

/** Moves an order that the caller has locked, with its parcels. The refusals of `updateOrderStatus`. */
export const moveLockedOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, from, to, refund, order: locked, address, adminId, shipmentId }: LockedMove,
): Promise<StoredOrder> => {
  if (isUnpaidOnline(locked) && to === 'processing') throw new Refusal('ORDER_UNPAID');
  const order = await (to === 'cancelled'
    ? cancelOrder(shop, transaction, { id, from, by: adminId })
    : updateStatus(transaction, { id, from, to, by: adminId, at: shop.clock() }));
  if (order === undefined) throw await refusalForUnchangedOrder(transaction, id);
  await recordAuditEntry(transaction, {
    adminId,
    action: 'order.status_changed',
    subject: order.order_number,
    details: { from, to },
  });
  const parcels = await followOrderStatus(shop, transaction, { orderId: id, to, adminId, shipmentId });
  if (to === 'cancelled') await endPayments(shop, transaction, { order: locked, refund, adminId });
  // no mail when the customer has deleted the account meanwhile
  if (to !== 'pending' && address !== '' && order.user_id !== null) {
    const mail = { kind: 'order-moved', to: address, status: to, order: toOrderMail(order), parcels } as const;
    await shop.mailer.mail(transaction, [mail]);
  }
  return order;
};

/** An order that is paid on a payment page is not packed before; who pays in another way is trusted (decision 188). */
const isUnpaidOnline = ({ payment_method: method, payment_status: status, total }: OrderForPayment): boolean =>
  status === 'pending' && needsOnlinePayment(method, total);

type EndOfPayments = { readonly order: OrderForPayment; readonly refund: boolean; readonly adminId: string };

/** Closes the payment pages of a cancelled order, and sends back what was paid if the admin wants it. */
const endPayments = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, refund, adminId }: EndOfPayments,
): Promise<void> => {
  await expireOpenAttempts(transaction, order.id, { at: shop.clock() });
  const amount = await findLeft(transaction, order.id);
  if (amount === 0) return;
  if (!refund) {
    const provider = manualProviderOf(order.payment_method) ?? 'manual';
    const owed = { kind: 'owed_back', orderId: order.id, provider, subject: order.order_number, amount } as const;
    return openIssue(shop, transaction, { ...owed, at: shop.clock() });
  }
  const wanted = { order, amount, reason: 'cancelled', includesShipping: true, adminId } as const;
  for (const each of await wantRefundOfOrder(shop, transaction, wanted)) {
    await completeManualRefund(shop, transaction, each, adminId);
  }
  await recordAuditEntry(transaction, {
    adminId,
    action: 'payment.refunded',
    subject: order.order_number,
    details: { amount, reason: 'cancelled' },
  });
};

/**
 * Changes the payment status of an order, with an entry in its history (decision 81). ORDER_NOT_FOUND; ORDER_CHANGED `{
 * status, paymentStatus }` when the order is not in the expected state.
 */
export const updatePaymentStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, id, from, to }: UpdatePaymentStatus,
): Promise<AdminOrder> => {
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new Refusal('ORDER_NOT_FOUND');
    // nothing is paid of an order of which nothing is open; one that never cost anything may be marked
    const canBePaid = order.total === 0 || openAmountOf(moneyOf(order)) > 0;
    if (order.payment_status !== from || (to === 'paid' && !canBePaid)) throw orderChanged(order);
    await changePaymentByHand(shop, transaction, { order, to, adminId });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'order.payment_status_changed',
      subject: order.order_number,
      details: { from, to },
    });
  });
  return toUpdatedAdminOrder(shop, await findOrder(shop, id), language);
};

/** Returns ORDER_NOT_FOUND, or ORDER_CHANGED with the current state after a concurrent change. */
const refusalForUnchangedOrder = async (transaction: Transaction<Tables>, id: string): Promise<Refusal> => {
  const standing = await findOrderStatus(transaction, id);
  return standing === undefined ? new Refusal('ORDER_NOT_FOUND') : orderChanged(standing);
};

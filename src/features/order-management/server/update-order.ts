import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { BulkItem } from '#features/bulk-runs/server/define-bulk-action.ts';
import { changeOrderStatus } from '#features/fulfillment/server/change-order-status.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums, getPaymentStatus, lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import { changePaymentByHand } from '#features/payments/server/manual-payments.ts';
import { findOrdersWithWaitingProof } from '#features/payments/server/transfers/admin-transfer-proofs.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { bulkOrderItemErrors } from '../bulk-orders.admin.contract.ts';
import type { AdminOrder, UpdateOrderStatus, UpdatePaymentStatus } from '../orders.admin.contract.ts';
import { toAdminOrder } from './admin-orders.ts';

/** Changes the status of an order and returns the updated order. Refuses like `changeOrderStatus`. */
export const updateOrderStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, ...move }: UpdateOrderStatus,
): Promise<AdminOrder> => toAdminOrder(shop, await changeOrderStatus(shop, adminId, move), language);

/**
 * Changes the payment status of an order, with a history entry (decision 81). ORDER_NOT_FOUND; ORDER_CHANGED `{ status,
 * paymentStatus }` when the order does not have the expected status.
 */
export const updatePaymentStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, id, from, to }: UpdatePaymentStatus,
): Promise<AdminOrder> => {
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    await changeLockedPaymentStatus(shop, transaction, { order, from, to, adminId });
  });
  return toAdminOrder(shop, await findOrder(shop, id), language);
};

type LockedPaymentUpdate = Pick<UpdatePaymentStatus, 'from' | 'to'> & {
  readonly order: OrderForPayment;
  readonly adminId: string;
};

/** Changes the payment status of an order that the caller has locked. Refuses like `updatePaymentStatus`. */
const changeLockedPaymentStatus = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, from, to, adminId }: LockedPaymentUpdate,
): Promise<void> => {
  if (order.payment_status !== from || (to === 'paid' && !canBePaid(order))) throw orderChanged(order);
  await changePaymentByHand(shop, transaction, { order, to, adminId });
  await recordAuditEntry(transaction, {
    adminId,
    action: 'order.payment_status_changed',
    subject: order.order_number,
    details: { from, to },
  });
};

/** Whether an order can be marked as paid: something is due, or it was free from the start. */
const canBePaid = (order: OrderForPayment): boolean => order.total === 0 || amountDue(getOrderSums(order)) > 0;

/**
 * Records the payment of the amount due of an order in a bulk action, which asks no question about a cancelled one. ORDER_NOT_FOUND,
 * ORDER_PAID, ORDER_NOT_PAYABLE, TRANSFER_PROOF_WAITING, AMOUNT_DUE_CHANGED `{ due }`, PAYMENT_BY_GATEWAY.
 */
export const recordSelectedPayment = (shop: ShopContext, { id, adminId, amount, transact }: BulkItem): Promise<void> =>
  transact(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    if (order.payment_status === 'paid') throw new AppError(orderErrors, 'ORDER_PAID');
    if (getPaymentStatus(order) !== 'pending' || !canBePaid(order))
      throw new AppError(orderErrors, 'ORDER_NOT_PAYABLE');
    // the proof may show another amount
    if ((await findOrdersWithWaitingProof(transaction, [id])).has(id))
      throw new AppError(bulkOrderItemErrors, 'TRANSFER_PROOF_WAITING');
    const due = amountDue(getOrderSums(order));
    if (due !== amount) throw new AppError(bulkOrderItemErrors, 'AMOUNT_DUE_CHANGED', { due });
    await changeLockedPaymentStatus(shop, transaction, { order, from: 'pending', to: 'paid', adminId });
  });

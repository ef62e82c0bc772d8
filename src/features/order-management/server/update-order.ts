import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { changeOrderStatus } from '#features/fulfillment/server/change-order-status.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums, lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import { changePaymentByHand } from '#features/payments/server/manual-payments.ts';
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
    // an order with nothing due cannot be marked as paid, unless it was free from the start
    const canBePaid = order.total === 0 || amountDue(getOrderSums(order)) > 0;
    if (order.payment_status !== from || (to === 'paid' && !canBePaid)) throw orderChanged(order);
    await changePaymentByHand(shop, transaction, { order, to, adminId });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'order.payment_status_changed',
      subject: order.order_number,
      details: { from, to },
    });
  });
  return toAdminOrder(shop, await findOrder(shop, id), language);
};

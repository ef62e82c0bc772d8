import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import { completeManualRefund } from '#features/payments/server/refunds/refund-order.ts';
import { requestOrderRefund } from '#features/payments/server/refunds/refund-requests.ts';
import type { AdminReturn, RefundReturn } from '../returns.admin.contract.ts';
import { returnErrors } from '../returns.contract.ts';
import { getAdminReturn } from './admin-returns.ts';
import { lockReturn } from './lock-return.ts';
import { getReturnMoney } from './present-return.ts';
import { findLines, findReturnRefunds, insertReturnRefunds, updateReturn } from './returns.repository.ts';

/**
 * Refunds a received return in full or in parts; the return becomes refunded once the refundable amount is 0. RESOURCE_NOT_FOUND; RETURN_CHANGED
 * `{ state }` when its state or refundable amount has changed; REFUND_TOO_MUCH `{ left }`; REFUND_UNCLEAR.
 */
export const refundReturn = async (
  shop: ShopContext,
  adminId: string,
  { id, amount, expectedRefundable, language }: RefundReturn,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order, orderReturn } = await lockReturn(transaction, id, 'refunded');
    const { refunds, refundableByOrder } = await findOrderRefunds(transaction, [order.id]);
    const links = (await findReturnRefunds(transaction, [order.id])).filter(({ return_id }) => return_id === id);
    const returnRefunds = refunds.filter((refund) => links.some(({ refund_id }) => refund_id === refund.id));
    const refunded = returnRefunds.reduce((sum, refund) => sum + refund.amount, 0);
    const { refundable } = getReturnMoney(orderReturn, {
      refunded,
      orderRemainder: refundableByOrder.get(order.id) ?? 0,
    });
    if (refundable !== expectedRefundable)
      throw new AppError(returnErrors, 'RETURN_CHANGED', { state: orderReturn.state });
    if (amount > refundable) throw new AppError(paymentErrors, 'REFUND_TOO_MUCH', { left: refundable });
    const lines = (await findLines(transaction, [id]))
      .map((line) => ({ productId: line.product_id, quantity: line.restocked + line.written_off }))
      .filter(({ quantity }) => quantity > 0);
    // only the first part that was not refused has the lines and shipping, so that neither counts twice
    const isFirst = returnRefunds.every((refund) => refund.lines.length === 0);
    const requested = await requestOrderRefund(shop, transaction, {
      order,
      amount,
      reason: 'return',
      lines: isFirst ? lines : [],
      includesShipping: isFirst && (orderReturn.shipping_refund ?? 0) > 0,
      adminId,
    });
    await insertReturnRefunds(
      transaction,
      id,
      requested.map((refund) => refund.id),
    );
    for (const refund of requested) await completeManualRefund(shop, transaction, refund, adminId);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'return.refunded',
      subject: order.order_number,
      details: { amount },
    });
    if (amount === refundable) {
      await updateReturn(transaction, { id, to: 'refunded', by: adminId, at: shop.clock() });
    }
  });
  return getAdminReturn(shop, id, language);
};

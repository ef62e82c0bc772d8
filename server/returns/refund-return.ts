import type { AdminReturn, RefundReturn } from '../../contract/admin/returns.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { completeManualRefund } from '../payments/refund-order.ts';
import { wantRefundOfOrder } from '../payments/refund-requests.ts';
import type { ShopContext } from '../shop-context.ts';
import { getAdminReturn } from './admin-returns.ts';
import { lockReturn } from './lock-return.ts';
import { moneyOf } from './present-return.ts';
import { findLines, findReturnRefunds, insertReturnRefunds, updateReturn } from './returns.repository.ts';

/**
 * Sends money of a received return back, as a whole or in parts; the return ends when nothing is left to send. RESOURCE_NOT_FOUND;
 * RETURN_CHANGED `{ state }` when its state or what can be sent has changed; REFUND_TOO_MUCH `{ left }`; REFUND_UNCLEAR.
 */
export const refundReturn = async (
  shop: ShopContext,
  adminId: string,
  { id, amount, expectedRefundable, language }: RefundReturn,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order, found } = await lockReturn(transaction, id, 'refunded');
    const { refunds, left } = await findOrderRefunds(transaction, [order.id]);
    const links = (await findReturnRefunds(transaction, [order.id])).filter(({ return_id }) => return_id === id);
    const own = refunds.filter((refund) => links.some(({ refund_id }) => refund_id === refund.id));
    const refunded = own.reduce((sum, refund) => sum + refund.amount, 0);
    const { refundable } = moneyOf(found, { refunded, left: left.get(order.id) ?? 0 });
    if (refundable !== expectedRefundable) throw new Refusal('RETURN_CHANGED', { state: found.state });
    if (amount > refundable) throw new Refusal('REFUND_TOO_MUCH', { left: refundable });
    const lines = (await findLines(transaction, [id]))
      .map((line) => ({ productId: line.product_id, quantity: line.restocked + line.written_off }))
      .filter(({ quantity }) => quantity > 0);
    // lines and shipping belong to the first part that was not refused: they must not count twice
    const isFirst = own.every((refund) => refund.lines.length === 0);
    const wanted = await wantRefundOfOrder(shop, transaction, {
      order,
      amount,
      reason: 'return',
      lines: isFirst ? lines : [],
      includesShipping: isFirst && (found.shipping_due ?? 0) > 0,
      adminId,
    });
    await insertReturnRefunds(
      transaction,
      id,
      wanted.map((refund) => refund.id),
    );
    for (const refund of wanted) await completeManualRefund(shop, transaction, refund, adminId);
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

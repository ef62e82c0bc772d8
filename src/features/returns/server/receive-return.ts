import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { updateParcelCash } from '#features/fulfillment/server/update-parcel-cash.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { findLockedOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums } from '#features/orders/server/lock-order.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import { waiveOpenAmount } from '#features/payments/server/settle-changed-total.ts';
import { isFault } from '../return.ts';
import type { AdminReturn, ReceiveReturn } from '../returns.admin.contract.ts';
import { returnErrors } from '../returns.contract.ts';
import { getAdminReturn } from './admin-returns.ts';
import { computeRefund } from './compute-refund.ts';
import { lockReturn } from './lock-return.ts';
import { mailReturn } from './mail-return.ts';
import { restockReceivedLines } from './restock-received-lines.ts';
import { findLines, updateLine, updateReturn } from './returns.repository.ts';

/**
 * Records the received items of an approved return, restocks the sellable ones and computes the refund. `isUnpaid`: waives the open
 * amount of these items instead. RESOURCE_NOT_FOUND; RETURN_CHANGED `{ state }`; RETURN_TOO_MUCH `{ productId, left }` above the
 * approved quantity.
 */
export const receiveReturn = async (
  shop: ShopContext,
  adminId: string,
  { id, language, lines: receivedLines, isUnpaid }: ReceiveReturn,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order: locked } = await lockReturn(transaction, id, 'received');
    const order = await findLockedOrder(transaction, locked.id);
    const approved = await findLines(transaction, [id]);
    const unknown = receivedLines.find(({ productId }) => !approved.some((line) => line.product_id === productId));
    if (unknown !== undefined)
      throw new AppError(returnErrors, 'RETURN_TOO_MUCH', { productId: unknown.productId, left: 0 });
    const received = approved.map(({ product_id: productId, quantity, reason }) => {
      const { restocked = 0, writtenOff = 0 } = receivedLines.find((line) => line.productId === productId) ?? {};
      if (restocked + writtenOff > quantity)
        throw new AppError(returnErrors, 'RETURN_TOO_MUCH', { productId, left: quantity });
      return { productId, restocked, writtenOff, quantity: restocked + writtenOff, isFault: isFault(reason) };
    });
    const arrived = received.filter(({ quantity }) => quantity > 0);
    const due = await computeRefund(shop, transaction, { order, lines: arrived, returnId: id });
    const waived = isUnpaid ? Math.min(due.goods + due.shipping, amountDue(getOrderSums(locked))) : 0;
    await restockReceivedLines(shop, transaction, {
      order,
      restocked: received.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
      writtenOff: received.map(({ productId, writtenOff }) => ({ productId, quantity: writtenOff })),
      reason: 'return',
      waived,
      adminId,
    });
    for (const [index, { productId, restocked, writtenOff }] of arrived.entries()) {
      await updateLine(transaction, {
        returnId: id,
        productId,
        restocked,
        writtenOff,
        amount: due.lines[index] ?? 0,
      });
    }
    await updateReturn(transaction, { id, to: 'received', by: adminId, at: shop.clock(), due, waived });
    if (waived > 0) {
      await waiveOpenAmount(shop, transaction, { orderId: order.id, amount: waived, adminId });
      await updateParcelCash(transaction, {
        before: order,
        now: await findLockedOrder(transaction, order.id),
        adminId,
      });
    }
    const { refundableByOrder } = await findOrderRefunds(transaction, [order.id]);
    await mailReturn(shop, transaction, order.id, {
      event: 'received',
      lines: arrived,
      amount: Math.min(due.goods + due.shipping - waived, refundableByOrder.get(order.id) ?? 0),
    });
  });
  return getAdminReturn(shop, id, language);
};

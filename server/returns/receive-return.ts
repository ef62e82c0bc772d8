import type { AdminReturn, ReceiveReturn } from '../../contract/admin/returns.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isFault } from '../../domain/returns/return.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { findLockedOrder } from '../orders/find-order.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import type { ShopContext } from '../shop-context.ts';
import { getAdminReturn } from './admin-returns.ts';
import { computeRefund } from './compute-refund.ts';
import { lockReturn } from './lock-return.ts';
import { restockReceivedLines } from './restock-received-lines.ts';
import { mailReturn } from './return-mails.ts';
import { findLines, updateLine, updateReturn } from './returns.repository.ts';

/**
 * Writes down which pieces of an approved return have come back, puts those that can be sold into stock, and computes what goes back
 * for them. RESOURCE_NOT_FOUND; RETURN_CHANGED `{ state }`; RETURN_TOO_MUCH `{ productId, left }` above what was approved.
 */
export const receiveReturn = async (
  shop: ShopContext,
  adminId: string,
  { id, language, lines: given }: ReceiveReturn,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order: locked } = await lockReturn(transaction, id, 'received');
    const order = await findLockedOrder(transaction, locked.id);
    const approved = await findLines(transaction, [id]);
    const unknown = given.find(({ productId }) => !approved.some((line) => line.product_id === productId));
    if (unknown !== undefined) throw new Refusal('RETURN_TOO_MUCH', { productId: unknown.productId, left: 0 });
    const received = approved.map(({ product_id: productId, quantity, reason }) => {
      const { restocked = 0, writtenOff = 0 } = given.find((line) => line.productId === productId) ?? {};
      if (restocked + writtenOff > quantity) throw new Refusal('RETURN_TOO_MUCH', { productId, left: quantity });
      return { productId, restocked, writtenOff, quantity: restocked + writtenOff, isFault: isFault(reason) };
    });
    const arrived = received.filter(({ quantity }) => quantity > 0);
    const due = await computeRefund(shop, transaction, { order, lines: arrived, returnId: id });
    await restockReceivedLines(shop, transaction, {
      order,
      restocked: received.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
      writtenOff: received.map(({ productId, writtenOff }) => ({ productId, quantity: writtenOff })),
      reason: 'return',
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
    await updateReturn(transaction, { id, to: 'received', by: adminId, at: shop.clock(), due });
    const { left } = await findOrderRefunds(transaction, [order.id]);
    await mailReturn(shop, transaction, order.id, {
      event: 'received',
      lines: arrived,
      amount: Math.min(due.goods + due.shipping, left.get(order.id) ?? 0),
    });
  });
  return getAdminReturn(shop, id, language);
};

import type { AdminReturn, ReceiveReturn } from '../../contract/admin/returns.ts';
import { openAmountOf } from '../../domain/payments/order-money.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isFault } from '../../domain/returns/return.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { findLockedOrder } from '../orders/find-order.ts';
import { waiveOpenAmount } from '../payments/changed-order-money.ts';
import { moneyOf } from '../payments/order-lock.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { followOrderMoney } from '../shipments/follow-order-money.ts';
import type { ShopContext } from '../shop-context.ts';
import { getAdminReturn } from './admin-returns.ts';
import { computeRefund } from './compute-refund.ts';
import { lockReturn } from './lock-return.ts';
import { restockReceivedLines } from './restock-received-lines.ts';
import { mailReturn } from './return-mails.ts';
import { findLines, updateLine, updateReturn } from './returns.repository.ts';

/**
 * Writes down which pieces of an approved return have come back, puts those that can be sold into stock, and computes what goes back
 * for them; `isUnpaid` takes what of it is open off what the customer owes instead. RESOURCE_NOT_FOUND; RETURN_CHANGED `{ state }`; RETURN_TOO_MUCH `{ productId, left }` above what was approved.
 */
export const receiveReturn = async (
  shop: ShopContext,
  adminId: string,
  { id, language, lines: given, isUnpaid }: ReceiveReturn,
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
    const waived = isUnpaid ? Math.min(due.goods + due.shipping, openAmountOf(moneyOf(locked))) : 0;
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
      await followOrderMoney(transaction, {
        before: order,
        now: await findLockedOrder(transaction, order.id),
        adminId,
      });
    }
    const { left } = await findOrderRefunds(transaction, [order.id]);
    await mailReturn(shop, transaction, order.id, {
      event: 'received',
      lines: arrived,
      amount: Math.min(due.goods + due.shipping - waived, left.get(order.id) ?? 0),
    });
  });
  return getAdminReturn(shop, id, language);
};

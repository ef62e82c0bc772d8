import type { AdminReturn, RefusedDelivery } from '../../contract/admin/returns.ts';
import type { Piastres } from '../../domain/money.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isFault } from '../../domain/returns/return.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findLockedOrder } from '../orders/find-order.ts';
import { expireOpenAttempts, lockOrder, orderChanged } from '../payments/order-lock.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { followOrderStatus } from '../shipments/follow-order-status.ts';
import type { ShopContext } from '../shop-context.ts';
import { getAdminReturn } from './admin-returns.ts';
import { closeReturnsOfOrder } from './close-returns.ts';
import { computeRefund } from './compute-refund.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { findOwedByReturns } from './owed-by-returns.ts';
import { restockReceivedLines } from './restock-received-lines.ts';
import { mailReturn } from './return-mails.ts';
import { insertReturn } from './returns.repository.ts';

/**
 * A shipped order has come back, because its parcel was refused at the door or nobody was there: its pieces are received, in stock
 * unless they are written off, its parcels are returned, and the order is cancelled. What was paid for the goods is to go back, the
 * shipping cost by the rule of the settings; nothing when nothing was paid. ORDER_NOT_FOUND; ORDER_CHANGED `{ status, paymentStatus }` unless it is shipped;
 * RETURN_TOO_MUCH `{ productId, left }` when more would be written off than came back.
 */
export const refuseDelivery = async (
  shop: ShopContext,
  adminId: string,
  { id, language, reason, writtenOff }: RefusedDelivery,
): Promise<AdminReturn> => {
  const returnId = await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, id);
    if (locked === undefined) throw new Refusal('ORDER_NOT_FOUND');
    if (locked.status !== 'shipped') throw orderChanged(locked);
    const order = await findLockedOrder(transaction, id);
    const at = shop.clock();
    await closeReturnsOfOrder(shop, transaction, { orderId: id, by: adminId });
    const left = await findReturnableQuantities(transaction, order);
    const spoilt = writtenOff.find(({ productId, quantity }) => quantity > (left.get(productId) ?? 0));
    if (spoilt !== undefined) {
      const { productId } = spoilt;
      throw new Refusal('RETURN_TOO_MUCH', { productId, left: left.get(productId) ?? 0 });
    }
    const lines = [...left]
      .filter(([, quantity]) => quantity > 0)
      .map(([productId, quantity]) => {
        const lost = writtenOff.find((line) => line.productId === productId)?.quantity ?? 0;
        return { productId, quantity, reason, restocked: quantity - lost, writtenOff: lost, isFault: isFault(reason) };
      });
    if (lines.length === 0) throw new Refusal('RETURN_TOO_MUCH', { left: 0 });
    const due = await computeRefund(shop, transaction, { order, lines });
    const paid = (await findOrderRefunds(transaction, [id])).left.get(id) ?? 0;
    // the money of pieces that came back before belongs to their returns
    const before = sumOf(await findOwedByReturns(transaction, id));
    const amount = Math.min(paid - before, due.goods + due.shipping);
    await restockReceivedLines(shop, transaction, {
      order,
      restocked: lines.map((line) => ({ productId: line.productId, quantity: line.restocked })),
      writtenOff: lines.map((line) => ({ productId: line.productId, quantity: line.writtenOff })),
      reason: 'refused_delivery',
      adminId,
    });
    const created = await insertReturn(transaction, {
      orderId: id,
      kind: 'refused_delivery',
      state: amount === 0 ? 'closed' : 'received',
      requestKey: null,
      comment: null,
      lines: lines.map((line, index) => ({ ...line, amount: due.lines[index] ?? 0 })),
      due,
      by: adminId,
      at,
    });
    // after the receipt, so that it puts nothing back a second time
    await cancelOrder(shop, transaction, { id, from: 'shipped', by: adminId, kept: paid - before - amount });
    await followOrderStatus(shop, transaction, { orderId: id, to: 'cancelled', adminId });
    await expireOpenAttempts(transaction, id, { at });
    await mailReturn(shop, transaction, id, { event: 'delivery-refused', lines, amount });
    return created;
  });
  return getAdminReturn(shop, returnId, language);
};

const sumOf = (owed: ReadonlyMap<string, Piastres>): Piastres =>
  [...owed.values()].reduce((sum, each) => sum + each, 0);

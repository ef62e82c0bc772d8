import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { updateParcelStates } from '#features/fulfillment/server/update-parcel-states.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { cancelOrder } from '#features/orders/server/cancel-order.ts';
import { findLockedOrder } from '#features/orders/server/find-order.ts';
import { lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import { expirePaymentPages } from '#features/payments/server/expire-payment-pages.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import { isFault } from '../return.ts';
import type { AdminReturn, RefusedDelivery } from '../returns.admin.contract.ts';
import { returnErrors } from '../returns.contract.ts';
import { getAdminReturn } from './admin-returns.ts';
import { findAmountOwedByReturns } from './amount-owed-by-returns.ts';
import { closeReturnsOfOrder } from './close-returns.ts';
import { computeRefund } from './compute-refund.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { mailReturn } from './mail-return.ts';
import { restockReceivedLines } from './restock-received-lines.ts';
import { insertReturn } from './returns.repository.ts';

/**
 * Records that the parcel of a shipped order came back undelivered: receives its items, restocks them unless written off, marks its
 * parcels as returned and cancels the order. The price of the goods becomes refundable, the shipping cost by the return shipping
 * rule; nothing for an unpaid order. ORDER_NOT_FOUND; ORDER_CHANGED `{ status, paymentStatus }` unless it is shipped;
 * RETURN_TOO_MUCH `{ productId, left }` when more items would be written off than came back.
 */
export const refuseDelivery = async (
  shop: ShopContext,
  adminId: string,
  { id, language, reason, writtenOff }: RefusedDelivery,
): Promise<AdminReturn> => {
  const returnId = await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, id);
    if (locked === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    if (locked.status !== 'shipped') throw orderChanged(locked);
    const order = await findLockedOrder(transaction, id);
    const at = shop.clock();
    await closeReturnsOfOrder(shop, transaction, { orderId: id, by: adminId });
    const returnable = await findReturnableQuantities(transaction, order);
    const excess = writtenOff.find(({ productId, quantity }) => quantity > (returnable.get(productId) ?? 0));
    if (excess !== undefined) {
      const { productId } = excess;
      throw new AppError(returnErrors, 'RETURN_TOO_MUCH', { productId, left: returnable.get(productId) ?? 0 });
    }
    const lines = [...returnable]
      .filter(([, quantity]) => quantity > 0)
      .map(([productId, quantity]) => {
        const writtenOffQuantity = writtenOff.find((line) => line.productId === productId)?.quantity ?? 0;
        return {
          productId,
          quantity,
          reason,
          restocked: quantity - writtenOffQuantity,
          writtenOff: writtenOffQuantity,
          isFault: isFault(reason),
        };
      });
    if (lines.length === 0) throw new AppError(returnErrors, 'RETURN_TOO_MUCH', { left: 0 });
    const due = await computeRefund(shop, transaction, { order, lines });
    const paid = (await findOrderRefunds(transaction, [id])).refundableByOrder.get(id) ?? 0;
    // refunds of items received before belong to their own returns
    const before = sumAmounts(await findAmountOwedByReturns(transaction, id));
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
    // after the receipt, so that the cancellation does not restock the items again
    await cancelOrder(shop, transaction, { id, from: 'shipped', by: adminId, retained: paid - before - amount });
    await updateParcelStates(shop, transaction, { orderId: id, to: 'cancelled', adminId });
    await expirePaymentPages(transaction, id, { at });
    await mailReturn(shop, transaction, id, { event: 'delivery-refused', lines, amount });
    return created;
  });
  return getAdminReturn(shop, returnId, language);
};

const sumAmounts = (amounts: ReadonlyMap<string, Piastres>): Piastres =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

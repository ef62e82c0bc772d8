import type { Transaction } from 'kysely';
import { isFault } from '../../domain/returns/return.ts';
import { type ReturnedLine, type ReturnRefund, returnRefund } from '../../domain/returns/return-refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { refundableOrder } from '../payments/refundable-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/**
 * Computes what goes back for pieces of a locked order that have just come back, after the pieces that came back, or were refunded,
 * before. `returnId` is their own return, if it is stored.
 */
export const computeRefund = async (
  { shopSettings }: Pick<ShopContext, 'shopSettings'>,
  transaction: Transaction<Tables>,
  {
    order,
    lines,
    returnId,
  }: { readonly order: StoredOrder; readonly lines: readonly ReturnedLine[]; readonly returnId?: string },
): Promise<ReturnRefund> => {
  const others = (await findLinesOfOrder(transaction, order.id)).filter((line) => line.return_id !== returnId);
  const ofReturns = new Set((await findReturnRefunds(transaction, [order.id])).map(({ refund_id }) => refund_id));
  const { refunds } = await findOrderRefunds(transaction, [order.id]);
  const otherwise = refunds.filter(({ id }) => !ofReturns.has(id));
  const { service } = await shopSettings.current();
  return returnRefund(refundableOrder(order), {
    lines,
    earlier: [
      ...otherwise.flatMap((refund) => refund.lines.map((line) => ({ ...line, isFault: false }))),
      ...others
        .map((line) => ({
          productId: line.product_id,
          quantity: line.restocked + line.written_off,
          isFault: isFault(line.reason),
        }))
        .filter(({ quantity }) => quantity > 0),
    ],
    rule: service.returnShipping,
    isShippingGiven:
      otherwise.some((refund) => refund.includes_shipping) || others.some((line) => (line.shipping_due ?? 0) > 0),
  });
};

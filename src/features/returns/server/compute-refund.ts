import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import { refundableOrder } from '#features/orders/server/refundable-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { isFault } from '../return.ts';
import { type ReturnedLine, type ReturnRefund, returnRefund } from '../return-refund.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/**
 * Computes the refund for received items, net of earlier returns and refunds; the caller holds the order lock. `returnId` excludes
 * the stored return itself.
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
  const otherLines = (await findLinesOfOrder(transaction, order.id)).filter((line) => line.return_id !== returnId);
  const returnRefundIds = new Set((await findReturnRefunds(transaction, [order.id])).map(({ refund_id }) => refund_id));
  const { refunds } = await findOrderRefunds(transaction, [order.id]);
  const otherRefunds = refunds.filter(({ id }) => !returnRefundIds.has(id));
  const { service } = await shopSettings.current();
  return returnRefund(refundableOrder(order), {
    lines,
    earlier: [
      ...otherRefunds.flatMap((refund) => refund.lines.map((line) => ({ ...line, isFault: false }))),
      ...otherLines
        .map((line) => ({
          productId: line.product_id,
          quantity: line.restocked + line.written_off,
          isFault: isFault(line.reason),
        }))
        .filter(({ quantity }) => quantity > 0),
    ],
    rule: service.returnShipping,
    wasShippingRefunded:
      otherRefunds.some((refund) => refund.includes_shipping) ||
      otherLines.some((line) => (line.shipping_refund ?? 0) > 0),
  });
};

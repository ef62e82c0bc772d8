import type { Kysely } from 'kysely';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { returnableQuantities } from '../returnable-quantities.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/** Returns the quantity of each product of an order that is neither in a return nor refunded. */
export const findReturnableQuantities = async (
  database: Kysely<Tables>,
  order: StoredOrder,
): Promise<ReadonlyMap<string, number>> => {
  const lines = await findLinesOfOrder(database, order.id);
  const { refunds } = await findOrderRefunds(database, [order.id]);
  const returnRefundIds = new Set((await findReturnRefunds(database, [order.id])).map(({ refund_id }) => refund_id));
  return returnableQuantities(
    order.items,
    lines.map((line) => ({
      productId: line.product_id,
      state: line.state,
      quantity: line.quantity,
      received: line.restocked + line.written_off,
    })),
    refunds.filter(({ id }) => !returnRefundIds.has(id)).flatMap((refund) => refund.lines),
  );
};

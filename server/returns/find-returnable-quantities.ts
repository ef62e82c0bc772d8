import type { Kysely } from 'kysely';
import { returnableQuantities } from '../../domain/returns/returnable-quantities.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/** How many pieces of each product of an order are in no return and were not refunded otherwise. */
export const findReturnableQuantities = async (
  database: Kysely<Tables>,
  order: StoredOrder,
): Promise<ReadonlyMap<string, number>> => {
  const lines = await findLinesOfOrder(database, order.id);
  const { refunds } = await findOrderRefunds(database, [order.id]);
  const ofReturns = new Set((await findReturnRefunds(database, [order.id])).map(({ refund_id }) => refund_id));
  return returnableQuantities(
    order.items,
    lines.map((line) => ({
      productId: line.product_id,
      state: line.state,
      quantity: line.quantity,
      received: line.restocked + line.written_off,
    })),
    refunds.filter(({ id }) => !ofReturns.has(id)).flatMap((refund) => refund.lines),
  );
};

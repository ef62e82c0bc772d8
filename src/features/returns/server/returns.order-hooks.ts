import type { Kysely } from 'kysely';
import type { RefundLine } from '#features/orders/refund-price.ts';
import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { closeReturnsOfOrder } from './close-returns.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/** Returns the items of an order received by returns, restocked or written off. */
const findReceivedLines = async (database: Kysely<Tables>, orderId: string): Promise<RefundLine[]> =>
  (await findLinesOfOrder(database, orderId)).flatMap(toReceivedLines);

/**
 * Returns the received items of an order that no refund includes: their price belongs to their return. `refundIds` are the order's
 * refunds with lines, except refused ones.
 */
const findLinesToRefund = async (
  database: Kysely<Tables>,
  orderId: string,
  refundIds: ReadonlySet<string>,
): Promise<RefundLine[]> => {
  const lines = (await findLinesOfOrder(database, orderId)).filter(({ state }) => state === 'received');
  if (lines.length === 0) return [];
  const links = (await findReturnRefunds(database, [orderId])).filter(({ refund_id }) => refundIds.has(refund_id));
  const refundedReturns = new Set(links.map(({ return_id }) => return_id));
  return lines.filter(({ return_id }) => !refundedReturns.has(return_id)).flatMap(toReceivedLines);
};

/** Returns the ids of the refunds of an order's returns. */
const findRefundIdsOfReturns = async (database: Kysely<Tables>, orderId: string): Promise<ReadonlySet<string>> =>
  new Set((await findReturnRefunds(database, [orderId])).map(({ refund_id }) => refund_id));

const toReceivedLines = (line: Awaited<ReturnType<typeof findLinesOfOrder>>[number]): RefundLine[] => {
  const quantity = line.restocked + line.written_off;
  return quantity > 0 ? [{ productId: line.product_id, quantity }] : [];
};

export const returnOrderHooks = defineOrderHooks({
  returnedLines: findReceivedLines,
  returnRefundIds: findRefundIdsOfReturns,
  linesToRefund: findLinesToRefund,
  onCancel: closeReturnsOfOrder,
});

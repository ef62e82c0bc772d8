import type { Kysely } from 'kysely';
import type { RefundLine } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findLinesOfOrder, findReturnRefunds } from './returns.repository.ts';

/** Pieces of an order that have come back by returns: those in stock again and those written off. */
export const findReceivedLines = async (database: Kysely<Tables>, orderId: string): Promise<RefundLine[]> =>
  (await findLinesOfOrder(database, orderId)).flatMap(toReceivedLines);

/**
 * Pieces of an order that have come back and that no refund has: their price belongs to their return. `refundIds` are the refunds of
 * the order that have lines and were not refused.
 */
export const findLinesToRefund = async (
  database: Kysely<Tables>,
  orderId: string,
  refundIds: ReadonlySet<string>,
): Promise<RefundLine[]> => {
  const lines = (await findLinesOfOrder(database, orderId)).filter(({ state }) => state === 'received');
  if (lines.length === 0) return [];
  const links = (await findReturnRefunds(database, [orderId])).filter(({ refund_id }) => refundIds.has(refund_id));
  const begun = new Set(links.map(({ return_id }) => return_id));
  return lines.filter(({ return_id }) => !begun.has(return_id)).flatMap(toReceivedLines);
};

const toReceivedLines = (line: Awaited<ReturnType<typeof findLinesOfOrder>>[number]): RefundLine[] => {
  const quantity = line.restocked + line.written_off;
  return quantity > 0 ? [{ productId: line.product_id, quantity }] : [];
};

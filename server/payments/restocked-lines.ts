import type { Kysely } from 'kysely';
import type { RefundLine } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findReceivedLines } from '../returns/received-lines.ts';
import { findRefunds } from './refunds.repository.ts';

/**
 * Lines of an order whose pieces must not be put back into stock (again): refunds have, whatever became of their money, or returns
 * have received them, for stock or written off.
 */
export const findRestockedLines = async (database: Kysely<Tables>, orderId: string): Promise<RefundLine[]> => {
  const refunds = await findRefunds(database, [orderId]);
  return [
    ...refunds.filter(({ is_restocked }) => is_restocked).flatMap(({ lines }) => lines),
    ...(await findReceivedLines(database, orderId)),
  ];
};

/** Whether refunds or returns have brought back pieces of an order, or are about to. */
export const hasReturnedLines = async (database: Kysely<Tables>, orderId: string): Promise<boolean> => {
  const refunds = await findRefunds(database, [orderId]);
  return (
    refunds.some(({ lines, state, is_restocked }) => lines.length > 0 && (state !== 'refused' || is_restocked)) ||
    (await findReceivedLines(database, orderId)).length > 0
  );
};

import type { Kysely } from 'kysely';
import type { RefundLine } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findRefunds, type StoredRefund } from './refunds.repository.ts';

/** Lines whose pieces these refunds have put back into stock, whatever became of their money. */
export const restockedLines = (refunds: readonly StoredRefund[]): RefundLine[] =>
  refunds.filter(({ is_restocked }) => is_restocked).flatMap(({ lines }) => lines);

/** Lines of an order whose pieces are back in stock. */
export const findRestockedLines = async (database: Kysely<Tables>, orderId: string): Promise<RefundLine[]> =>
  restockedLines(await findRefunds(database, [orderId]));

import type { Kysely } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { getReturnMoney } from './present-return.ts';
import { findReturnRefunds, findReturns } from './returns.repository.ts';

/**
 * Returns the outstanding refund of each received return of a locked order, by return id, in piastres; their sum is at most the
 * refundable balance.
 */
export const findAmountOwedByReturns = async (
  database: Kysely<Tables>,
  orderId: string,
): Promise<ReadonlyMap<string, Piastres>> => {
  const returns = await findReturns(database, [orderId]);
  const links = await findReturnRefunds(database, [orderId]);
  const { refunds, refundableByOrder } = await findOrderRefunds(database, [orderId]);
  let remaining = refundableByOrder.get(orderId) ?? 0;
  const amounts = new Map<string, Piastres>();
  for (const row of returns.toReversed()) {
    const refundIds = new Set(links.filter(({ return_id }) => return_id === row.id).map(({ refund_id }) => refund_id));
    const refunded = refunds.reduce((sum, { id, amount }) => sum + (refundIds.has(id) ? amount : 0), 0);
    const { refundable } = getReturnMoney(row, { refunded, orderRemainder: remaining });
    amounts.set(row.id, refundable);
    remaining -= refundable;
  }
  return amounts;
};

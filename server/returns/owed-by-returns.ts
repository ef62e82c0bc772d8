import type { Kysely } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import { moneyOf } from './present-return.ts';
import { findReturnRefunds, findReturns } from './returns.repository.ts';

/**
 * What is still to go back by each received return of a locked order, by the id of the return, in piastres: together never more than is
 * left of what was paid.
 */
export const findOwedByReturns = async (
  database: Kysely<Tables>,
  orderId: string,
): Promise<ReadonlyMap<string, Piastres>> => {
  const returns = await findReturns(database, [orderId]);
  const links = await findReturnRefunds(database, [orderId]);
  const { refunds, left } = await findOrderRefunds(database, [orderId]);
  let rest = left.get(orderId) ?? 0;
  const owed = new Map<string, Piastres>();
  for (const found of returns.toReversed()) {
    const own = new Set(links.filter(({ return_id }) => return_id === found.id).map(({ refund_id }) => refund_id));
    const refunded = refunds.reduce((sum, { id, amount }) => sum + (own.has(id) ? amount : 0), 0);
    const { refundable } = moneyOf(found, { refunded, left: rest });
    owed.set(found.id, refundable);
    rest -= refundable;
  }
  return owed;
};

import type { Kysely } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { findTransactions } from '../payments.repository.ts';
import { refundableBalance } from './refund-requests.ts';
import { findRefunds, type StoredRefund } from './refunds.repository.ts';

export type { StoredRefund } from './refunds.repository.ts';

/** Returns the refunds of orders except refused ones, oldest first, and the refundable balance of each order, in piastres. */
export const findOrderRefunds = async (
  database: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<{ readonly refunds: StoredRefund[]; readonly refundableByOrder: ReadonlyMap<string, Piastres> }> => {
  if (orderIds.length === 0) return { refunds: [], refundableByOrder: new Map() };
  const [ledger, refunds] = [await findTransactions(database, orderIds), await findRefunds(database, orderIds)];
  const of = <Row extends { readonly order_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ order_id }) => order_id === id);
  return {
    refunds: refunds.filter(({ state }) => state !== 'refused'),
    refundableByOrder: new Map(orderIds.map((id) => [id, refundableBalance(of(ledger, id), of(refunds, id))])),
  };
};

import type { Transaction } from 'kysely';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { StoredTransaction } from '../payments.repository.ts';
import { insertRefund, type StoredRefund } from './refunds.repository.ts';

type DashboardRefund = {
  readonly charge: Pick<StoredTransaction, 'id' | 'transaction_id'>;
  readonly order: Pick<OrderForPayment, 'id'>;
  readonly adminId: string | null;
  readonly at: Date;
};

/** Inserts refunds for ledger entries that were reported before their charge, so that they reduce its refundable balance. */
export const insertEarlierRefunds = async (
  transaction: Transaction<Tables>,
  ledger: readonly StoredTransaction[],
  { charge, order, adminId, at }: DashboardRefund,
): Promise<void> => {
  const entries = ledger.filter(
    ({ kind, outcome, parent_id }) =>
      (kind === 'refund' || kind === 'void') && outcome === 'succeeded' && parent_id === charge.transaction_id,
  );
  for (const entry of entries) await insertDashboardRefund(transaction, { charge, order, adminId, at, entry });
};

/** Inserts a refund that the shop did not request, such as one made in the gateway's dashboard. */
export const insertDashboardRefund = (
  transaction: Transaction<Tables>,
  {
    charge,
    order,
    adminId,
    at,
    entry,
  }: DashboardRefund & { readonly entry: Pick<StoredTransaction, 'amount' | 'transaction_id'> },
): Promise<StoredRefund> =>
  insertRefund(transaction, {
    orderId: order.id,
    chargeId: charge.id,
    amount: entry.amount,
    reason: 'goodwill',
    lines: [],
    includesShipping: false,
    isRestocked: false,
    isOfPartPayment: false,
    note: null,
    state: 'done',
    providerRefundId: entry.transaction_id,
    adminId,
    at,
  });

import { type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import { gatewayNames, type PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { RefundLine, RefundReason } from '#features/orders/refund-price.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

export type StoredRefund = Omit<Selectable<Tables['refunds']>, 'lines'> & { readonly lines: RefundLine[] };

/** Refunds of orders, oldest first. */
export const findRefunds = async (database: Reader, orderIds: readonly string[]): Promise<StoredRefund[]> => {
  const rows = await database
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRefund);
};

export const findRefund = async (database: Reader, id: string): Promise<StoredRefund | undefined> => {
  const row = await database.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
};

// Only `insertRefund` writes this column.
const toRefund = (row: Selectable<Tables['refunds']>): StoredRefund => ({ ...row, lines: row.lines as RefundLine[] });

export type NewRefund = {
  readonly orderId: string;
  readonly chargeId: number;
  readonly amount: Piastres;
  readonly reason: RefundReason;
  readonly lines: readonly RefundLine[];
  readonly includesShipping: boolean;
  readonly isRestocked: boolean;
  readonly isOfPartPayment: boolean;
  readonly note: string | null;
  readonly state: StoredRefund['state'];
  readonly providerRefundId: string | null;
  readonly adminId: string | null;
  readonly at: Date;
};

export const insertRefund = async (transaction: Transaction<Tables>, refund: NewRefund): Promise<StoredRefund> => {
  const row = await transaction
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      charge_id: refund.chargeId,
      amount: refund.amount,
      reason: refund.reason,
      lines: JSON.stringify(refund.lines),
      includes_shipping: refund.includesShipping,
      is_restocked: refund.isRestocked,
      is_of_part_payment: refund.isOfPartPayment,
      note: refund.note,
      state: refund.state,
      provider_refund_id: refund.providerRefundId,
      admin_id: refund.adminId,
      created_at: refund.at,
      done_at: refund.state === 'done' ? refund.at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRefund(row);
};

/** Updates the state of a refund if it is one of `from`; otherwise returns false. */
export const updateRefund = async (
  transaction: Reader,
  id: string,
  from: readonly StoredRefund['state'][],
  set: Partial<Pick<StoredRefund, 'state' | 'refunded_before' | 'provider_refund_id' | 'sent_at' | 'done_at'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('refunds')
    .set(set)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns the provider of the refund's charge. */
export const findProviderOfRefund = async (database: Reader, id: string): Promise<PaymentProviderName | undefined> => {
  const row = await database
    .selectFrom('refunds')
    .innerJoin('payment_transactions as charge', 'charge.id', 'refunds.charge_id')
    .select('charge.provider')
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  return row?.provider;
};

/** Returns gateway refunds without an outcome since a time, oldest first. */
export const findUnfinishedRefunds = (
  database: Reader,
  before: Date,
  limit: number,
): Promise<{ id: string; provider: PaymentProviderName }[]> =>
  database
    .selectFrom('refunds')
    .innerJoin('payment_transactions as charge', 'charge.id', 'refunds.charge_id')
    .select(['refunds.id', 'charge.provider'])
    .where('refunds.state', 'in', ['wanted', 'sent', 'unclear'])
    .where('charge.provider', 'in', [...gatewayNames])
    .where('refunds.created_at', '<', before)
    .orderBy('refunds.created_at')
    .limit(limit)
    .execute();

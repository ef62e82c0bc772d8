import { type Insertable, type Kysely, type QueryCreator, type Selectable, sql, type Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { StoredPaymentStatus } from '#features/orders/order-status.ts';
import { manualMethods, type PaymentMethod } from '#features/orders/payment-methods.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type AttemptState, payableStates } from '../attempt-state.ts';
import type { PaymentEvent } from '../payment-event.ts';

type Reader = Kysely<Tables>;

export type StoredTransaction = Selectable<Tables['payment_transactions']>;

/** Returns the ledger entries of orders, oldest first. */
export const findTransactions = (database: Reader, orderIds: readonly string[]): Promise<StoredTransaction[]> =>
  database
    .selectFrom('payment_transactions')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();

export type Recording = {
  readonly by: 'webhook' | 'check' | 'admin';
  readonly adminId: string | null;
  readonly at: Date;
};

/**
 * Inserts an event into the ledger of its locked order and reads the ledger, oldest first, in the same statement. The new row is
 * undefined when the event was recorded before.
 */
export const insertTransaction = async (
  transaction: Transaction<Tables>,
  event: PaymentEvent,
  {
    attempt,
    counts,
    by,
    adminId,
    at,
  }: Recording & { readonly attempt: { readonly id: string; readonly order_id: string }; readonly counts: boolean },
): Promise<{ readonly row: StoredTransaction | undefined; readonly ledger: readonly StoredTransaction[] }> => {
  const values = {
    order_id: attempt.order_id,
    attempt_id: attempt.id,
    provider: event.provider,
    transaction_id: event.transactionId,
    parent_id: event.parentId,
    kind: event.kind,
    outcome: event.outcome,
    amount: event.amount,
    currency: event.currency,
    is_live: event.isLive,
    is_counted: counts,
    instrument: event.instrument.kind,
    brand: event.instrument.brand,
    last4: event.instrument.last4,
    reason: event.reason,
    recorded_by: by,
    admin_id: adminId,
    recorded_at: at,
    confirmed_at: by === 'check' ? at : null,
  };
  const rows = await transaction
    .with('inserted', (query) =>
      query
        .insertInto('payment_transactions')
        .values(values)
        .onConflict((conflict) => conflict.columns(['provider', 'transaction_id', 'kind', 'outcome']).doNothing())
        .returningAll(),
    )
    // the statement's snapshot does not contain the new row
    .selectFrom('payment_transactions')
    .selectAll()
    .select(sql<boolean>`false`.as('is_new'))
    .where('order_id', '=', attempt.order_id)
    .unionAll((query) => query.selectFrom('inserted').selectAll().select(sql<boolean>`true`.as('is_new')))
    .orderBy('id')
    .execute();
  const ledger = rows.map(({ is_new: _, ...row }) => row);
  return { row: ledger[rows.findIndex(({ is_new }) => is_new)], ledger };
};

/** Marks an event as confirmed by a gateway query. */
export const confirmTransaction = async (transaction: Reader, event: PaymentEvent, at: Date): Promise<void> => {
  await transaction
    .updateTable('payment_transactions')
    .set({ confirmed_at: at })
    .where('provider', '=', event.provider)
    .where('transaction_id', '=', event.transactionId)
    .where('kind', '=', event.kind)
    .where('outcome', '=', event.outcome)
    .where('confirmed_at', 'is', null)
    .execute();
};

/** Update of an order's attempts: state and reason of one, and whether the others expire. */
export type AttemptChange = {
  readonly id: string;
  readonly state: AttemptState;
  readonly reason: string | null;
  readonly expiresOthers: boolean;
};

/** Updates sums and payment status of a locked order, its history on a status change, and its attempts, in one statement. */
export const updateOrderMoney = async (
  transaction: Transaction<Tables>,
  order: OrderForPayment,
  money: { readonly paid: Piastres; readonly refunded: Piastres; readonly status: StoredPaymentStatus },
  { adminId, at, attempt }: Pick<Recording, 'adminId' | 'at'> & { readonly attempt?: AttemptChange },
): Promise<void> => {
  const change = {
    order_id: order.id,
    from_payment: order.payment_status,
    to_payment: money.status,
    changed_by: adminId,
    changed_at: at,
  };
  const isChanged = money.status !== order.payment_status;
  const attempts = attempt === undefined ? transaction : withAttempts(transaction, order.id, { ...attempt, at });
  await (isChanged ? withHistory(attempts, change) : attempts)
    .updateTable('orders')
    .set({
      paid_amount: money.paid,
      refunded_amount: money.refunded,
      payment_status: money.status,
      // an order with payments has no deadline; a cancelled one keeps `payment_deadline`, which shows that it was not paid in time
      ...(money.paid === 0 || order.status === 'cancelled' ? {} : { payment_deadline: null }),
    })
    .where('id', '=', order.id)
    .execute();
};

/** Adds the attempts to the statement: all that are still payable expire if the others are over. */
const withAttempts = (
  transaction: QueryCreator<Tables>,
  orderId: string,
  { id, state, reason, expiresOthers, at }: AttemptChange & { readonly at: Date },
): QueryCreator<Tables> => {
  const changed = transaction.with('attempt', (query) =>
    query
      .updateTable('payment_attempts')
      .set({ state, reason, changed_at: at })
      .where('id', '=', id)
      .where('state', '!=', state),
  );
  if (!expiresOthers) return changed;
  return changed.with('others', (query) =>
    query
      .updateTable('payment_attempts')
      .set({ state: 'expired', changed_at: at })
      .where('order_id', '=', orderId)
      .where('id', '!=', id)
      .where('state', 'in', [...payableStates]),
  );
};

/** Adds the history entry to the statement. */
const withHistory = (
  transaction: QueryCreator<Tables>,
  change: Insertable<Tables['order_status_changes']>,
): QueryCreator<Tables> =>
  transaction.with('history', (query) => query.insertInto('order_status_changes').values(change));

/** Updates the sum of refunds that reduce the credit: overpayments and part payments, except refused ones with a resolved issue. */
export const addOverpaymentRefund = async (transaction: Transaction<Tables>, orderId: string): Promise<void> => {
  const sum = sql<number>`(
    select coalesce(sum(amount), 0)::bigint from refunds
    where order_id = ${orderId} and (reason in ('order_changed', 'paid_twice') or is_of_part_payment) and (state <> 'refused' or exists (
      select from payment_issues where subject = refunds.id::text and kind = 'refund_refused' and resolved_at is null)))`;
  await transaction.updateTable('orders').set({ overpayment_refunded_amount: sum }).where('id', '=', orderId).execute();
};

/** Increases the waived amount of a locked order. */
export const addWaivedAmount = async (
  transaction: Transaction<Tables>,
  orderId: string,
  amount: Piastres,
): Promise<void> => {
  await transaction
    .updateTable('orders')
    .set({ waived_amount: sql<number>`waived_amount + ${amount}` })
    .where('id', '=', orderId)
    .execute();
};

/** Updates the payment method and the deadline of an unpaid order. */
export const updatePaymentMethod = async (
  transaction: Transaction<Tables>,
  orderId: string,
  { method, paymentDeadline }: { readonly method: PaymentMethod; readonly paymentDeadline: Date | null },
): Promise<void> => {
  await transaction
    .updateTable('orders')
    .set({ payment_method: method, payment_deadline: paymentDeadline })
    .where('id', '=', orderId)
    .execute();
};

/** Extends the stock hold of an order and counts the extension. */
export const extendHold = async (
  transaction: Transaction<Tables>,
  orderId: string,
  paymentDeadline: Date,
): Promise<void> => {
  await transaction
    .updateTable('orders')
    .set({ payment_deadline: paymentDeadline, hold_extensions: sql`hold_extensions + 1` })
    .where('id', '=', orderId)
    .execute();
};

/** Extends the stock hold of an order without counting the extension. */
export const extendHoldTo = async (
  transaction: Transaction<Tables>,
  orderId: string,
  paymentDeadline: Date,
): Promise<void> => {
  await transaction
    .updateTable('orders')
    .set({ payment_deadline: paymentDeadline })
    .where('id', '=', orderId)
    .execute();
};

/** Returns overdue unpaid orders, longest overdue first, except those with a waiting transfer proof or a part payment. */
export const findOverdueOrders = (database: Reader, now: Date, limit: number) =>
  database
    .selectFrom('orders')
    .select('id')
    .where('payment_status', '=', 'pending')
    .where('status', '=', 'pending')
    .where('payment_deadline', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transfer_proofs')
            .select('transfer_proofs.id')
            .whereRef('transfer_proofs.order_id', '=', 'orders.id')
            .where('transfer_proofs.state', '=', 'sent'),
        ),
      ),
    )
    // a partly paid order is not cancelled; its customer is requested to pay the balance
    .where('paid_amount', '=', 0)
    .orderBy('payment_deadline')
    .limit(limit)
    .execute();

/** Counts open issues, orders holding stock for an online payment, and unfinished refunds; returns the oldest issue's time. */
export const countOpen = (database: Reader) =>
  database
    .selectNoFrom(({ fn, selectFrom }) => {
      const issues = selectFrom('payment_issues').where('resolved_at', 'is', null);
      return [
        issues.select(fn.countAll<number>().as('n')).as('issues'),
        issues.select(({ fn: { min } }) => min('created_at').as('at')).as('oldest_issue'),
        selectFrom('orders')
          .select(fn.countAll<number>().as('n'))
          .where('payment_deadline', 'is not', null)
          .where('payment_status', '=', 'pending')
          .where('status', '=', 'pending')
          .where('payment_method', 'not in', [...manualMethods])
          .as('unpaid'),
        selectFrom('refunds')
          .select(fn.countAll<number>().as('n'))
          .where('state', 'in', ['wanted', 'sent', 'unclear'])
          .as('refunds'),
      ];
    })
    .$narrowType<{ issues: number; unpaid: number; refunds: number }>()
    .executeTakeFirstOrThrow();

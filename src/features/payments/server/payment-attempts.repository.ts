import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import { gatewayNames, type PaymentMethod, type PaymentProviderName } from '#features/orders/payment-methods.ts';
import { type OrderForPayment, orderColumnsWithoutId } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type AttemptState, payableStates } from '../attempt-state.ts';

type Reader = Kysely<Tables>;

export type StoredAttempt = Selectable<Tables['payment_attempts']>;

/**
 * Locks the order of an event's attempt, then the attempt, as everywhere. Reads both after the locks are held, so that the values
 * are current.
 */
export const lockAttemptByProviderOrder = async (
  transaction: Transaction<Tables>,
  provider: PaymentProviderName,
  providerOrderId: string,
): Promise<LockedForEvent | undefined> =>
  toLocked(
    await lockedAttempt(transaction)
      .where('payment_attempts.provider', '=', provider)
      .where('payment_attempts.provider_order_id', '=', providerOrderId)
      .executeTakeFirst(),
  );

/** Like `lockAttemptByProviderOrder`, by a charge: some gateways report a refund or dispute by the charge alone. */
export const lockAttemptByCharge = async (
  transaction: Transaction<Tables>,
  provider: PaymentProviderName,
  transactionId: string,
): Promise<LockedForEvent | undefined> =>
  toLocked(
    await lockedAttempt(transaction)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payment_transactions as charge')
            .select('charge.id')
            .whereRef('charge.attempt_id', '=', 'payment_attempts.id')
            .where('charge.provider', '=', provider)
            .where('charge.transaction_id', '=', transactionId)
            .where('charge.kind', '=', 'charge'),
        ),
      )
      .executeTakeFirst(),
  );

const lockedAttempt = (transaction: Transaction<Tables>) =>
  transaction
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select(['payment_attempts.id', 'payment_attempts.order_id', 'payment_attempts.state', 'payment_attempts.amount'])
    .select(['payment_attempts.currency', 'payment_attempts.is_live', 'payment_attempts.checked_at'])
    .select(orderColumnsWithoutId)
    .forUpdate(['orders', 'payment_attempts']);

/** Columns of an attempt that recording an event needs. */
export type LockedAttempt = Pick<
  StoredAttempt,
  'id' | 'order_id' | 'state' | 'amount' | 'currency' | 'is_live' | 'checked_at'
>;

/** The locked attempt and order of an event. */
export type LockedForEvent = { readonly attempt: LockedAttempt; readonly order: OrderForPayment };

const toLocked = (row: (LockedAttempt & Omit<OrderForPayment, 'id'>) | undefined): LockedForEvent | undefined =>
  row && { attempt: row, order: { ...row, id: row.order_id } };

export const findAttempt = (database: Reader, id: string): Promise<StoredAttempt | undefined> =>
  database.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();

/** Attempts of orders, oldest first. */
export const findAttempts = (database: Reader, orderIds: readonly string[]): Promise<StoredAttempt[]> =>
  database
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('number')
    .execute();

export type NewAttempt = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly provider: PaymentProviderName;
  readonly method: PaymentMethod;
  readonly amount: Piastres;
  readonly isLive: boolean;
  readonly state: AttemptState;
  readonly at: Date;
};

/**
 * Inserts an attempt with the next number of its order, which the caller has locked. Without a gateway its reference is also its
 * provider order id.
 */
export const insertAttempt = (
  transaction: Transaction<Tables>,
  { orderId, orderNumber, provider, method, amount, isLive, state, at }: NewAttempt,
): Promise<StoredAttempt> => {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from payment_attempts where order_id = ${orderId})`;
  const reference = sql<string>`${orderNumber}::text || '-' || ${number}`;
  return transaction
    .insertInto('payment_attempts')
    .values({
      order_id: orderId,
      number,
      provider,
      method,
      amount,
      is_live: isLive,
      reference,
      state,
      provider_order_id: state === 'opening' ? null : reference,
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Marks an attempt as opened; false when it was given up meanwhile. */
export const markOpened = async (
  transaction: Transaction<Tables>,
  id: string,
  opened: {
    readonly providerOrderId: string;
    readonly encryptedUrl: Buffer;
    readonly expiresAt: Date;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempts')
    .set({
      state: 'open',
      provider_order_id: opened.providerOrderId,
      encrypted_url: opened.encryptedUrl,
      expires_at: opened.expiresAt,
      changed_at: opened.at,
    })
    .where('id', '=', id)
    .where('state', '=', 'opening')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Updates the state of an attempt and its failure reason. */
export const updateAttemptState = async (
  transaction: Reader,
  id: string,
  { state, reason, at }: { readonly state: AttemptState; readonly reason: string | null; readonly at: Date },
): Promise<void> => {
  await transaction
    .updateTable('payment_attempts')
    .set({ state, reason, changed_at: at })
    .where('id', '=', id)
    .execute();
};

/** Expires all attempts of an order that could still be paid. */
export const expireOpenAttempts = async (
  transaction: Transaction<Tables>,
  orderId: string,
  { at }: { readonly at: Date },
): Promise<void> => {
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'expired', changed_at: at })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...payableStates])
    .execute();
};

/** Records a gateway query for an attempt. */
export const recordCheck = async (database: Reader, id: string, at: Date): Promise<void> => {
  await database
    .updateTable('payment_attempts')
    .set({ checked_at: at, checks: sql`checks + 1` })
    .where('id', '=', id)
    .execute();
};

/** Counts the opened payment pages of an order, and those of its customer since a time. */
export const countAttempts = async (
  transaction: Transaction<Tables>,
  { orderId, userId, since }: { readonly orderId: string; readonly userId: string; readonly since: Date },
): Promise<{ readonly ofOrder: number; readonly ofCustomer: number }> => {
  const row = await transaction
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('payment_attempts.order_id', '=', orderId).as('ofOrder'),
      fn.countAll<number>().filterWhere('payment_attempts.created_at', '>', since).as('ofCustomer'),
    ])
    .where('orders.user_id', '=', userId)
    .where('payment_attempts.provider', 'in', [...gatewayNames])
    .where('payment_attempts.provider_order_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return row;
};

/** Records the customer's return from the gateway and returns the order of the attempt; undefined for an unknown attempt. */
export const recordReturn = (database: Reader, id: string, at: Date) =>
  database
    .updateTable('payment_attempts')
    .set({ returned_at: at })
    .from('orders')
    .whereRef('orders.id', '=', 'payment_attempts.order_id')
    .where('payment_attempts.id', '=', id)
    .returning(['orders.order_number', 'orders.language', 'payment_attempts.provider', 'payment_attempts.checked_at'])
    .executeTakeFirst();

/** Expires attempts whose process ended before their page was opened. */
export const expireAbandoned = async (
  database: Reader,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<void> => {
  await database
    .updateTable('payment_attempts')
    .set({ state: 'expired', changed_at: at })
    .where('state', '=', 'opening')
    .where('created_at', '<', before)
    .execute();
};

/**
 * Returns attempts to query at their gateway: unpaid ones with growing intervals, successes reported by webhook alone, and paid
 * ones once a day, because a page may be paid twice or refunded at the gateway without a webhook. Sorted by unknown outcome, then
 * by the oldest query.
 */
export const findUnsettledAttempts = (
  database: Reader,
  {
    providers,
    now,
    limit,
  }: { readonly providers: readonly PaymentProviderName[]; readonly now: Date; readonly limit: number },
): Promise<Pick<StoredAttempt, 'id' | 'provider'>[]> =>
  database
    .selectFrom('payment_attempts')
    .select(['id', 'provider'])
    .where('provider', 'in', [...providers])
    .where('provider_order_id', 'is not', null)
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '8 days'`)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        // first after three minutes, then with three times the previous interval, at most one day
        and([
          eb('state', 'in', ['open', 'pending', 'failed', 'expired']),
          eb(
            sql<Date>`coalesce(checked_at, created_at) + least(interval '3 minutes' * power(3, least(checks, 6)), interval '1 day')`,
            '<=',
            now,
          ),
        ]),
        and([
          eb('state', '=', 'succeeded'),
          eb(sql<Date>`coalesce(checked_at, '-infinity')`, '<', sql<Date>`${now}::timestamptz - interval '5 minutes'`),
          exists(
            selectFrom('payment_transactions as charge')
              .select('charge.id')
              .whereRef('charge.attempt_id', '=', 'payment_attempts.id')
              .where('charge.kind', '=', 'charge')
              .where('charge.outcome', '=', 'succeeded')
              .where('charge.recorded_by', '=', 'webhook')
              .where('charge.confirmed_at', 'is', null),
          ),
        ]),
        and([
          eb('state', 'in', ['succeeded', 'review']),
          eb(sql<Date>`coalesce(checked_at, created_at)`, '<', sql<Date>`${now}::timestamptz - interval '1 day'`),
        ]),
      ]),
    )
    .orderBy(sql`state in ('succeeded', 'review')`)
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(limit)
    .execute();

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import { type AttemptState, payableStates } from '../../domain/payments/attempt-state.ts';
import { gatewayNames, type PaymentMethod, type PaymentProviderName } from '../../domain/payments/payment-methods.ts';
import type { PaymentAttemptsTable } from '../../platform/database/payment-tables.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type OrderForPayment, orderColumnsBesideId } from './payments.repository.ts';

type Reader = Kysely<Tables>;

export type StoredAttempt = Selectable<PaymentAttemptsTable>;

/**
 * Finds the attempt of an event and locks it with its order, the order first as everywhere. What is read is what is valid after the
 * wait for the locks.
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

/** The same by a charge, for gateways that report a refund or a dispute by the charge alone. */
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
    .select(orderColumnsBesideId)
    .forUpdate(['orders', 'payment_attempts']);

/** An attempt, as far as recording an event depends on it. */
export type LockedAttempt = Pick<
  StoredAttempt,
  'id' | 'order_id' | 'state' | 'amount' | 'currency' | 'is_live' | 'checked_at'
>;

/** What an event is about. */
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
 * Inserts an attempt with the next number of its order, which the caller has locked. Without a gateway its reference is also what
 * events find it by.
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

/** Makes an attempt that the gateway has opened known; false when it was given up meanwhile. */
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

/** Writes the state of an attempt, and why it failed. */
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

/** Notes that the gateway was asked about an attempt. */
export const noteCheck = async (database: Reader, id: string, at: Date): Promise<void> => {
  await database
    .updateTable('payment_attempts')
    .set({ checked_at: at, checks: sql`checks + 1` })
    .where('id', '=', id)
    .execute();
};

/** Counts the payment pages of an order, and those of its customer since a time; attempts that a gateway has not opened are none. */
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

/** Notes that a customer came back from the gateway; the order of the attempt, or undefined for an unknown one. */
export const noteReturn = (database: Reader, id: string, at: Date) =>
  database
    .updateTable('payment_attempts')
    .set({ returned_at: at })
    .from('orders')
    .whereRef('orders.id', '=', 'payment_attempts.order_id')
    .where('payment_attempts.id', '=', id)
    .returning(['orders.order_number', 'orders.language', 'payment_attempts.checked_at'])
    .executeTakeFirst();

/** Expires attempts that a process left behind while it asked for their page. */
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
 * Attempts about which a gateway should be asked: those that are not paid with growing pauses, successes that only a webhook has
 * reported, and paid ones once a day, because a page may be paid twice, or sent back at the gateway, without a report. Those without a
 * known end come first, then the longest unasked.
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
        // three minutes after it was opened, then each pause is three times the last, a day at most
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

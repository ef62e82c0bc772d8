import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJob } from '#core/server/jobs/enqueue-job.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import { recordCashPayment } from '#features/payments/server/manual-payments.ts';
import type { Tables } from '#generated/tables.gen.ts';
import {
  type CandidateOrder,
  matchSettlementLine,
  type SettlementMatch,
  settlementResult,
} from '../match-settlement.ts';
import { addCashReceived, findCandidates } from './settlement-candidates.repository.ts';
import {
  findSettlement,
  findWaitingSettlements,
  lockWaitingLines,
  type StoredLine,
  updateLine,
} from './settlements.repository.ts';

/** Name of the task that books a file. */
export const SETTLEMENT_TASK = 'book-settlement';
/** Retries spread over 90 seconds; each attempt books the remaining lines. */
const ATTEMPTS = 5;
/** Lines per transaction, which holds the locks of their orders. */
const BATCH_SIZE = 25;

/** Enqueues the booking of a file, which starts after the caller's transaction. */
export const addBookingJob = (
  { box }: ShopContext,
  transaction: Transaction<Tables>,
  settlementId: string,
): Promise<void> =>
  addJob(box, transaction, {
    task: SETTLEMENT_TASK,
    payload: { settlementId },
    maxAttempts: ATTEMPTS,
    replacesPending: true,
  });

/** Books the remaining lines after a job was killed or has failed permanently. */
export const bookWaitingSettlements = async (shop: ShopContext): Promise<void> => {
  for (const id of await findWaitingSettlements(shop.database.kysely)) await bookSettlement(shop, id);
};

/**
 * Books the waiting lines of a file in batches, each in one transaction with its payments: a killed process leaves every
 * line either booked with its payment or waiting, and the next run books the waiting ones.
 */
export const bookSettlement = async (shop: ShopContext, settlementId: string): Promise<void> => {
  const settlement = await findSettlement(shop.database.kysely, settlementId);
  if (settlement === undefined) return;
  const { courier_id: courierId, admin_id: adminId } = settlement;
  for (let remaining = 1; remaining > 0; ) {
    remaining = await inTransaction(shop.database, async (transaction) => {
      const lines = await lockWaitingLines(transaction, settlementId, BATCH_SIZE);
      await bookLines(shop, transaction, { lines, courierId, adminId });
      return lines.length;
    });
  }
};

type Booking = { readonly lines: readonly StoredLine[]; readonly courierId: string; readonly adminId: string | null };

/**
 * Locks the orders of the lines in the sequence of their ids, reads them under the locks, and books the lines that match.
 */
const bookLines = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { lines, courierId, adminId }: Booking,
): Promise<void> => {
  const references = toReferences(lines);
  const candidates = await findCandidates(transaction, courierId, references);
  const locked = new Map<string, OrderForPayment>();
  for (const id of candidates.map((order) => order.id).toSorted()) {
    const order = await lockOrder(transaction, id);
    if (order !== undefined) locked.set(id, order);
  }
  // only locked orders: one that received a number of the file meanwhile is ignored
  const orders = (await findCandidates(transaction, courierId, references)).filter(({ id }) => locked.has(id));
  const current = new Map(orders.map((order) => [order.id, order]));
  for (const line of lines) {
    const match = matchSettlementLine(toReference(line), courierId, [...current.values()]);
    const result = settlementResult(line.amount, match);
    if (match !== null && result.booked > 0) {
      await bookCash(shop, transaction, { match, order: locked.get(match.order.id), amount: result.booked, adminId });
      current.set(match.order.id, withCash(match, result.booked));
    }
    await updateLine(transaction, line.id, {
      ...result,
      order_id: match?.order.id ?? null,
      shipment_id: match?.parcel?.id ?? null,
    });
  }
};

type Cash = {
  readonly match: SettlementMatch;
  readonly order: OrderForPayment | undefined;
  readonly amount: number;
  readonly adminId: string | null;
};

/** Records a cash payment of a locked order, and the received cash of its parcel. */
export const bookCash = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { match: { parcel }, order, amount, adminId }: Cash,
): Promise<void> => {
  if (order === undefined) throw new Error('cash payment for an order that is not locked');
  await recordCashPayment(shop, transaction, { order, amount, adminId });
  if (parcel !== null) await addCashReceived(transaction, parcel.id, amount);
};

/** Returns the matched order with this amount paid. */
export const withCash = ({ order, parcel }: SettlementMatch, amount: number): CandidateOrder => ({
  ...order,
  paid: order.paid + amount,
  parcels: order.parcels.map((each) =>
    each.id === parcel?.id ? { ...each, cashReceived: each.cashReceived + amount } : each,
  ),
});

type LineNumbers = Pick<StoredLine, 'tracking_number' | 'order_number'>;

/** Returns the numbers by which the orders of lines are found. */
export const toReferences = (lines: readonly LineNumbers[]) => ({
  trackingNumbers: [...new Set(lines.flatMap(({ tracking_number: number }) => number ?? []))],
  orderNumbers: [...new Set(lines.flatMap(({ order_number: number }) => number ?? []))],
});

export const toReference = ({ tracking_number, order_number, amount }: LineNumbers & Pick<StoredLine, 'amount'>) => ({
  trackingNumber: tracking_number,
  orderNumber: order_number,
  amount,
});

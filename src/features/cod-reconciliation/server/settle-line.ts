import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { cashOwed } from '#features/fulfillment/cash-to-collect.ts';
import { normalizeTrackingNumber } from '#features/fulfillment/tracking-number.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';
import { settlementErrors } from '../cod-reconciliation.errors.ts';
import { type CandidateOrder, matchSettlementLine, type SettlementMatch } from '../match-settlement.ts';
import { bookCash, toReference } from './book-settlement.ts';
import { findCandidates } from './settlement-candidates.repository.ts';
import { findLine, lockLine, type StoredLine, updateLine } from './settlements.repository.ts';
import { toAdminLine } from './settlements.ts';

type SettlementDecision = {
  readonly id: string;
  /** Whether the amount is booked as a payment of the order, up to its amount due. */
  readonly isBooked: boolean;
  /** Order of an unmatched line; empty for the matched order. */
  readonly orderNumber: string;
  readonly note: string;
};

/**
 * Settles a mismatched line with an admin's note. RESOURCE_NOT_FOUND, SETTLEMENT_LINE_SETTLED, ORDER_NOT_FOUND,
 * NO_AMOUNT_DUE for an order without outstanding cash.
 */
export const settleLine = async (
  shop: ShopContext,
  adminId: string,
  decision: SettlementDecision,
): Promise<AdminSettlementLine> => {
  const { id, isBooked, note } = decision;
  await inTransaction(shop.database, async (transaction) => {
    const line = await lockLine(transaction, id);
    if (line === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    if (line.settled_at !== null || line.outcome === 'waiting' || line.outcome === 'paid') {
      throw new AppError(settlementErrors, 'SETTLEMENT_LINE_SETTLED');
    }
    const booking = isBooked ? await bookManually(shop, transaction, { line, decision, adminId }) : null;
    await updateLine(transaction, id, { settled_at: shop.clock(), settled_by: adminId, note, ...booking });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'settlement.line_settled',
      subject: decision.orderNumber || line.order_number || line.tracking_number || '–',
      details: { amount: booking?.booked ?? 0, reason: note },
    });
  });
  const row = await findLine(shop.database.kysely, id);
  if (row === undefined) throw new Error('decision line not found');
  return toAdminLine(row);
};

type ManualBooking = { readonly line: StoredLine; readonly decision: SettlementDecision; readonly adminId: string };

/** Books the amount of a locked line, at most the amount due of the order. */
const bookManually = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { line, decision, adminId }: ManualBooking,
): Promise<Pick<StoredLine, 'booked' | 'order_id' | 'shipment_id'>> => {
  const match = await lockMatch(transaction, line, decision.orderNumber);
  const amount = Math.min(line.amount, cashOwed(match.order));
  if (amount === 0) throw new AppError(settlementErrors, 'NO_AMOUNT_DUE');
  const order = await lockOrder(transaction, match.order.id);
  await bookCash(shop, transaction, { match, order, amount, adminId });
  return { booked: amount, order_id: match.order.id, shipment_id: match.parcel?.id ?? null };
};

/** Locks the order given by the admin, or else the matched one, and reads it with its parcels. */
const lockMatch = async (
  transaction: Transaction<Tables>,
  line: StoredLine,
  input: string,
): Promise<SettlementMatch> => {
  const enteredNumber = normalizeTrackingNumber(input);
  const find = async (): Promise<CandidateOrder | undefined> => {
    const orderNumbers = [enteredNumber, line.order_number].flatMap((number) => number || []);
    const trackingNumbers = line.tracking_number === null ? [] : [line.tracking_number];
    const candidates = await findCandidates(transaction, line.courier_id, { trackingNumbers, orderNumbers });
    return candidates.find(({ id, orderNumber }) =>
      enteredNumber === '' ? id === line.order_id : orderNumber === enteredNumber,
    );
  };
  const candidate = await find();
  if (candidate === undefined || (await lockOrder(transaction, candidate.id)) === undefined)
    throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  const order = await find();
  if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  const parcel = matchSettlementLine(
    { ...toReference(line), trackingNumber: null, orderNumber: order.orderNumber },
    line.courier_id,
    [order],
  )?.parcel;
  const own = order.parcels.find(({ id }) => id === line.shipment_id);
  return { order, parcel: own ?? parcel ?? null };
};

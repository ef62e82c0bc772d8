import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import type { PersonalDataOrder } from '#features/privacy/personal-data-orders.ts';
import { anonymizeLines, findLinesOfOrders } from './settlements.repository.ts';

type ExportedSettlement = PersonalDataOrder['settlements'][number];

/** Returns what couriers reported of the cash of these orders, by the id of the order, the oldest first. */
export const settlementsForDataExport = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ExportedSettlement[]>> => {
  if (orderIds.length === 0) return new Map();
  const byOrder = Map.groupBy(await findLinesOfOrders(database.kysely, orderIds), ({ order_id: id }) => id ?? '');
  return new Map(
    Array.from(byOrder, ([id, lines]) => [
      id,
      lines.map((line) => ({
        day: line.day,
        trackingNumber: line.tracking_number,
        orderNumber: line.order_number,
        amount: line.amount,
        fee: line.fee,
        due: line.due,
        booked: line.booked,
        outcome: line.outcome,
        readAt: line.created_at.toISOString(),
        settledAt: line.settled_at?.toISOString() ?? null,
        note: line.note,
      })),
    ]),
  );
};

/** Removes tracking numbers and the words of admins from lines about a customer's orders. */
export const anonymizeSettlementLinesOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  anonymizeLines(transaction, userId);

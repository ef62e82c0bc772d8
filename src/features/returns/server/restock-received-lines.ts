import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { linesToRestock, type RefundLine } from '#features/orders/refund-price.ts';
import { restockItems } from '#features/orders/server/cancel-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { findRestockedLines } from '#features/payments/server/refunds/restocked-lines.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Restock = {
  readonly order: StoredOrder;
  readonly restocked: readonly RefundLine[];
  readonly writtenOff: readonly RefundLine[];
  readonly reason: 'return' | 'refused_delivery';
  /** Waived amount, in piastres. */
  readonly waived?: Piastres;
  readonly adminId: string;
};

/**
 * Restocks the received items of a locked order before the receipt is recorded, except items that are already restocked.
 * Written-off items left the stock with the order. No other code of returns changes stock.
 */
export const restockReceivedLines = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, restocked, writtenOff, reason, waived = 0, adminId }: Restock,
): Promise<void> => {
  const earlier = await findRestockedLines(shop, transaction, order.id);
  await restockItems(shop, transaction, linesToRestock(order.items, earlier, restocked), {
    reason: 'return',
    order: order.order_number,
    by: adminId,
  });
  const count = (lines: readonly RefundLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await recordAuditEntry(transaction, {
    adminId,
    action: reason === 'return' ? 'return.received' : 'return.delivery_refused',
    subject: order.order_number,
    details: {
      restocked: count(restocked),
      writtenOff: count(writtenOff),
      ...(waived > 0 ? { amount: -waived } : {}),
    },
  });
};

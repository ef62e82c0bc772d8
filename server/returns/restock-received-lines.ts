import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import { linesToRestock, type RefundLine } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { restockItems } from '../orders/cancel-order.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { findRestockedLines } from '../payments/restocked-lines.ts';
import type { ShopContext } from '../shop-context.ts';

type PutBack = {
  readonly order: StoredOrder;
  readonly restocked: readonly RefundLine[];
  readonly writtenOff: readonly RefundLine[];
  readonly reason: 'return' | 'refused_delivery';
  /** What the customer owes less, in piastres. */
  readonly waived?: Piastres;
  readonly adminId: string;
};

/**
 * Puts received pieces of a locked order back into stock, before the receipt is written down; pieces that are back already are not
 * put back twice. Those written off change no stock, because they left it with the order. The only place where returns change stock.
 */
export const restockReceivedLines = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, restocked, writtenOff, reason, waived = 0, adminId }: PutBack,
): Promise<void> => {
  const earlier = await findRestockedLines(transaction, order.id);
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

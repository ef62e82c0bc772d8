import type { AdminReturn, AnswerReturn, DecideReturn } from '../../contract/admin/returns.ts';
import type { AuditAction } from '../../domain/audit.ts';
import type { ReturnState } from '../../domain/returns/return.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { keepMoreOfOrder } from '../orders/cancel-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { getAdminReturn } from './admin-returns.ts';
import { lockReturn } from './lock-return.ts';
import { findOwedByReturns } from './owed-by-returns.ts';
import { mailReturn } from './return-mails.ts';
import { findLines, updateReturn } from './returns.repository.ts';

type Decision = Extract<ReturnState, 'approved' | 'refused' | 'closed'>;

const actions = {
  approved: 'return.approved',
  refused: 'return.refused',
  closed: 'return.closed',
} as const satisfies Record<Decision, AuditAction>;

/** Approves a requested return, with words to its customer if there are any. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const approveReturn = (shop: ShopContext, adminId: string, decision: DecideReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'approved');

/** Refuses a requested return. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const refuseReturn = (shop: ShopContext, adminId: string, decision: AnswerReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'refused');

/** Ends an open return without a (further) refund. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const closeReturn = (shop: ShopContext, adminId: string, decision: AnswerReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'closed');

const decide = async (
  shop: ShopContext,
  adminId: string,
  { id, answer, language }: DecideReturn,
  to: Decision,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order, found } = await lockReturn(transaction, id, to);
    // of an order that came back, what was to go back stays with the shop
    const kept = order.kept_amount === null ? null : ((await findOwedByReturns(transaction, order.id)).get(id) ?? 0);
    await updateReturn(transaction, { id, to, by: adminId, at: shop.clock(), answer });
    if (kept !== null && kept > 0) await keepMoreOfOrder(transaction, order, kept);
    await recordAuditEntry(transaction, {
      adminId,
      action: actions[to],
      subject: order.order_number,
      details: { from: found.state, to },
    });
    const lines = (await findLines(transaction, [id])).map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
    }));
    await mailReturn(shop, transaction, order.id, { event: to, lines, words: answer });
  });
  return getAdminReturn(shop, id, language);
};

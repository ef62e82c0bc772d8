import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { increaseRetained } from '#features/orders/server/cancel-order.ts';
import type { AuditAction } from '#generated/audit-actions.gen.ts';
import type { ReturnState } from '../return.ts';
import type { AdminReturn, DecideReturn, EndReturn } from '../returns.admin.contract.ts';
import { getAdminReturn } from './admin-returns.ts';
import { findAmountOwedByReturns } from './amount-owed-by-returns.ts';
import { lockReturn } from './lock-return.ts';
import { mailReturn } from './mail-return.ts';
import { findLines, updateReturn } from './returns.repository.ts';

type Decision = Extract<ReturnState, 'approved' | 'refused' | 'closed'>;

const actions = {
  approved: 'return.approved',
  refused: 'return.refused',
  closed: 'return.closed',
} as const satisfies Record<Decision, AuditAction>;

/** Approves a requested return, with an optional note to the customer. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const approveReturn = (shop: ShopContext, adminId: string, decision: DecideReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'approved');

/** Refuses a requested return. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const refuseReturn = (shop: ShopContext, adminId: string, decision: EndReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'refused');

/** Ends an open return without a (further) refund. RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const closeReturn = (shop: ShopContext, adminId: string, decision: EndReturn): Promise<AdminReturn> =>
  decide(shop, adminId, decision, 'closed');

const decide = async (
  shop: ShopContext,
  adminId: string,
  { id, reply, language }: DecideReturn,
  to: Decision,
): Promise<AdminReturn> => {
  await inTransaction(shop.database, async (transaction) => {
    const { order, orderReturn } = await lockReturn(transaction, id, to);
    // the shop retains the outstanding refund of an order whose parcel came back
    const retained =
      order.retained_amount === null ? null : ((await findAmountOwedByReturns(transaction, order.id)).get(id) ?? 0);
    await updateReturn(transaction, { id, to, by: adminId, at: shop.clock(), reply });
    if (retained !== null && retained > 0) await increaseRetained(transaction, order, retained);
    await recordAuditEntry(transaction, {
      adminId,
      action: actions[to],
      subject: order.order_number,
      details: { from: orderReturn.state, to },
    });
    const lines = (await findLines(transaction, [id])).map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
    }));
    await mailReturn(shop, transaction, order.id, { event: to, lines, comment: reply });
  });
  return getAdminReturn(shop, id, language);
};

import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import type { AdminPayments } from '../../payments.admin.contract.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { adminPayments } from '../admin-payments.ts';
import { findAttempt } from '../payment-attempts.repository.ts';
import { resolveIssues } from '../payment-issues.repository.ts';
import { addRefundJob } from '../payment-jobs.ts';
import { findTransactions } from '../payments.repository.ts';
import { settleOverpaymentRefunds } from '../settle-changed-total.ts';
import { recordDone } from './refund-order.ts';
import { refundableCharges } from './refund-requests.ts';
import { findProviderOfRefund, findRefunds, type StoredRefund, updateRefund } from './refunds.repository.ts';

/**
 * Settles a refund of unknown outcome after an admin has checked the gateway's dashboard: it was sent, is to be retried, or is
 * given up. ORDER_NOT_FOUND; ORDER_CHANGED when it was settled meanwhile; REFUND_TOO_MUCH `{ left }` when its money was refunded
 * otherwise.
 */
export const settleRefund = async (
  shop: ShopContext,
  adminId: string,
  { id, refundId, to }: { readonly id: string; readonly refundId: string; readonly to: 'done' | 'again' | 'refused' },
): Promise<AdminPayments> => {
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    const refund = order && (await findRefunds(transaction, [id])).find((each) => each.id === refundId);
    if (order === undefined || refund === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const open: readonly StoredRefund['state'][] = ['wanted', 'unclear', 'refused'];
    const changed = orderChanged(order);
    if (!open.includes(refund.state)) throw changed;
    const issues = {
      orderId: id,
      kinds: ['refund_unclear', 'refund_refused'],
      subject: refundId,
      at: shop.clock(),
    } as const;
    if (to !== 'refused') {
      refuseIfRefunded(await findTransactions(transaction, [id]), await findRefunds(transaction, [id]), refund);
    }
    if (to === 'done') {
      const charge = (await findTransactions(transaction, [id])).find((each) => each.id === refund.charge_id);
      const attempt = charge && (await findAttempt(transaction, charge.attempt_id));
      if (charge === undefined || attempt === undefined || attempt.provider_order_id === null) throw changed;
      await recordDone(shop, transaction, { refund, charge, providerOrderId: attempt.provider_order_id, adminId });
    } else if (to === 'again') {
      await updateRefund(transaction, refundId, open, { state: 'wanted', sent_at: null });
      const provider = await findProviderOfRefund(transaction, refundId);
      if (provider !== undefined) await addRefundJob(shop, transaction, refundId, provider);
      await resolveIssues(transaction, issues);
    } else {
      await updateRefund(transaction, refundId, open, { state: 'refused' });
      await resolveIssues(transaction, issues);
    }
    if (refund.reason === 'order_changed' || refund.reason === 'paid_twice' || refund.is_of_part_payment) {
      await settleOverpaymentRefunds(shop, transaction, id, adminId);
    }
    await recordAuditEntry(transaction, {
      adminId,
      action: 'payment.refund_settled',
      subject: order.order_number,
      details: { from: refund.state, to, amount: refund.amount },
    });
  });
  return adminPayments(shop, id);
};

/** Throws REFUND_TOO_MUCH when the amount of a refused refund was refunded by another refund since. */
const refuseIfRefunded = (
  ledger: Parameters<typeof refundableCharges>[0],
  refunds: readonly StoredRefund[],
  refund: StoredRefund,
): void => {
  const others = refunds.filter(({ id }) => id !== refund.id);
  const refundable =
    refundableCharges(ledger, others).find(({ charge }) => charge.id === refund.charge_id)?.remaining ?? 0;
  if (refund.amount > refundable) throw new AppError(paymentErrors, 'REFUND_TOO_MUCH', { left: refundable });
};

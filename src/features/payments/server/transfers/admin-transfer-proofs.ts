import type { Kysely, Transaction } from 'kysely';
import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { getOrderSums, getPaymentStatus, lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { paymentErrors } from '../../payments.errors.ts';
import type { TransferProof } from '../../transfer-proofs.admin.contract.ts';
import { recordManualPayment } from '../manual-payments.ts';
import { mailCustomer } from '../payment-mails.ts';
import { extendHoldTo } from '../payments.repository.ts';
import {
  countProofs,
  decideWaitingProof,
  findListedProof,
  findProof,
  findProofs,
  findWaitingProofOrders,
} from './transfer-proofs.repository.ts';
import { transferReference } from './transfer-reference.ts';

/** Minimum hold after a rejected transfer, so that the customer can send another proof. */
const MIN_HOLD_MS = 24 * 3_600_000;

type Filters = { readonly state: 'waiting' | 'decided'; readonly after?: string | undefined };

/** Lists transfer proofs: waiting ones oldest first, decided ones newest first. */
export const listProofs = async ({ database }: ShopContext, filters: Filters): Promise<PageOf<TransferProof>> => {
  const [proofs, counted] = await Promise.all([
    findProofs(database.kysely, filters, PAGE_SIZE + 1),
    countProofs(database.kysely, filters.state),
  ]);
  const { rows, next } = toPage(proofs, PAGE_SIZE);
  return { items: rows.map(toProof), ...counted, next };
};

/**
 * Accepts a waiting transfer, which pays its order and mails the customer. The admin enters the amount on the account statement, in
 * piastres. A different amount needs `isDifferent`: a smaller one leaves the order unpaid and mails the balance to the customer, a
 * larger one refunds the surplus. PROOF_CHANGED when the proof was decided or replaced meanwhile, AMOUNT_DIFFERS `{ total }`,
 * ORDER_PAID.
 */
export const acceptProof = (
  shop: ShopContext,
  adminId: string,
  {
    id,
    amount,
    isDifferent = false,
  }: { readonly id: string; readonly amount: Piastres; readonly isDifferent?: boolean | undefined },
): Promise<TransferProof> =>
  inTransaction(shop.database, async (transaction) => {
    const order = await lockWaiting(transaction, id);
    if (order.payment_status !== 'pending') throw new AppError(orderErrors, 'ORDER_PAID');
    const open = amountDue(getOrderSums(order));
    if (amount !== open && (!isDifferent || amount === 0))
      throw new AppError(paymentErrors, 'AMOUNT_DIFFERS', { total: open });
    // accepts the proof too
    await recordManualPayment(shop, transaction, { order, adminId, amount });
    const entry = { adminId, action: 'payment.proof_accepted', subject: order.order_number } as const;
    await recordAuditEntry(transaction, amount === open ? entry : { ...entry, details: { amount } });
    return toProof(await findListedProof(transaction, id));
  });

/**
 * Rejects a waiting transfer, mails the reason to the customer and extends an expiring hold to at least 24 hours. PROOF_CHANGED
 * when the proof was decided or replaced meanwhile.
 */
export const rejectProof = (
  shop: ShopContext,
  adminId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<TransferProof> =>
  inTransaction(shop.database, async (transaction) => {
    const order = await lockWaiting(transaction, id);
    const at = shop.clock();
    await decideWaitingProof(transaction, order.id, { state: 'rejected', reason, adminId, at });
    const until = new Date(at.getTime() + MIN_HOLD_MS);
    if (order.payment_deadline !== null && order.payment_deadline < until)
      await extendHoldTo(transaction, order.id, until);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'payment.proof_rejected',
      subject: order.order_number,
      details: { reason },
    });
    await mailCustomer(shop, transaction, order, { event: 'transfer-rejected', amount: order.total, reason });
    return toProof(await findListedProof(transaction, id));
  });

/** Returns those of the orders that have a waiting transfer proof; lock the orders to rely on it. */
export const findOrdersWithWaitingProof = async (
  database: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await findWaitingProofOrders(database, orderIds));

/** Locks the order of a waiting proof, then reads the proof again, so that the second of two admins gets PROOF_CHANGED. */
const lockWaiting = async (transaction: Transaction<Tables>, id: string): Promise<OrderForPayment> => {
  const proof = await findProof(transaction, id);
  const order = proof && (await lockOrder(transaction, proof.order_id));
  const current = order && (await findProof(transaction, id));
  if (order === undefined || current?.state !== 'sent') throw new AppError(paymentErrors, 'PROOF_CHANGED');
  return order;
};

const toProof = (proof: Awaited<ReturnType<typeof findListedProof>>): TransferProof => ({
  id: proof.id,
  orderId: proof.order_id,
  orderNumber: proof.order_number,
  orderedAt: proof.ordered_at.toISOString(),
  orderStatus: proof.order_status,
  paymentStatus: getPaymentStatus({ ...proof, status: proof.order_status }),
  customer: proof.customer,
  total: proof.total,
  due: proof.state === 'sent' ? amountDue(getOrderSums(proof)) : null,
  reference: transferReference(proof.order_number),
  bankReference: proof.bank_reference,
  state: proof.state,
  reason: proof.reason,
  sentAt: proof.created_at.toISOString(),
  decidedAt: proof.decided_at?.toISOString() ?? null,
  decidedBy: proof.admin_name,
  hasPicture: proof.has_picture,
});

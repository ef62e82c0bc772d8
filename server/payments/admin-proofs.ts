import type { Transaction } from 'kysely';
import type { TransferProof } from '../../contract/admin/transfer-proof.ts';
import { PAGE_SIZE, type PageOf } from '../../contract/pagination.ts';
import type { Piastres } from '../../domain/money.ts';
import { openAmountOf } from '../../domain/payments/order-money.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { toPage } from '../../platform/database/pagination.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import type { ShopContext } from '../shop-context.ts';
import { recordManualPayment } from './manual-payments.ts';
import { moneyOf, paymentStatusOf } from './order-lock.ts';
import { mailCustomer } from './payment-mails.ts';
import { extendHoldTo, lockOrder, type OrderForPayment } from './payments.repository.ts';
import {
  countProofs,
  decideWaitingProof,
  findListedProof,
  findOldestWaitingProof,
  findProof,
  findProofs,
} from './transfer-proofs.repository.ts';
import { transferReference } from './transfer-reference.ts';

/** How long a customer whose transfer was not found has at least for another one. */
const LEAST_HOLD_MS = 24 * 3_600_000;

type Filters = { readonly state: 'waiting' | 'decided'; readonly after?: string | undefined };

/** Lists transfer proofs: those that wait, oldest first, or those that were decided, newest first. */
export const listProofs = async ({ database }: ShopContext, filters: Filters): Promise<PageOf<TransferProof>> => {
  const [found, counted] = await Promise.all([
    findProofs(database.kysely, filters, PAGE_SIZE + 1),
    countProofs(database.kysely, filters.state),
  ]);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { items: rows.map(toProof), ...counted, next };
};

/** Number of transfers that wait to be checked, up to the counting limit. */
export const countWaitingProofs = async ({ database }: ShopContext): Promise<number> =>
  (await countProofs(database.kysely, 'waiting')).count;

/** Number of transfers that wait to be checked, and the time of the oldest. */
export const getWaitingProofs = async ({
  database,
}: ShopContext): Promise<{ readonly count: number; readonly since: string | null }> => {
  const [{ count }, oldest] = await Promise.all([
    countProofs(database.kysely, 'waiting'),
    findOldestWaitingProof(database.kysely),
  ]);
  return { count, since: oldest?.toISOString() ?? null };
};

/**
 * Accepts a waiting transfer: its order is paid, and its customer is mailed. The admin types the amount that the account shows; in
 * piastres. Another one than is due is accepted as `isOther` only: less keeps the order unpaid, and its customer is told what is
 * missing; what is too much goes back. PROOF_CHANGED when it was decided or replaced meanwhile, AMOUNT_DIFFERS `{ total }`, ORDER_PAID.
 */
export const acceptProof = (
  shop: ShopContext,
  adminId: string,
  {
    id,
    amount,
    isOther = false,
  }: { readonly id: string; readonly amount: Piastres; readonly isOther?: boolean | undefined },
): Promise<TransferProof> =>
  inTransaction(shop.database, async (transaction) => {
    const order = await lockWaiting(transaction, id);
    if (order.payment_status !== 'pending') throw new Refusal('ORDER_PAID');
    const open = openAmountOf(moneyOf(order));
    if (amount !== open && (!isOther || amount === 0)) throw new Refusal('AMOUNT_DIFFERS', { total: open });
    // accepts the proof too
    await recordManualPayment(shop, transaction, { order, adminId, amount });
    const entry = { adminId, action: 'payment.proof_accepted', subject: order.order_number } as const;
    await recordAuditEntry(transaction, amount === open ? entry : { ...entry, details: { amount } });
    return toProof(await findListedProof(transaction, id));
  });

/**
 * Rejects a waiting transfer. The customer is mailed why, and an order with an end of its hold is kept for another day at least.
 * PROOF_CHANGED when it was decided or replaced meanwhile.
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
    const until = new Date(at.getTime() + LEAST_HOLD_MS);
    if (order.pay_by !== null && order.pay_by < until) await extendHoldTo(transaction, order.id, until);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'payment.proof_rejected',
      subject: order.order_number,
      details: { reason },
    });
    await mailCustomer(shop, transaction, order, { event: 'transfer-rejected', amount: order.total, reason });
    return toProof(await findListedProof(transaction, id));
  });

/** Locks the order of a waiting proof, then reads the proof again: of two admins the second one finds it decided. */
const lockWaiting = async (transaction: Transaction<Tables>, id: string): Promise<OrderForPayment> => {
  const proof = await findProof(transaction, id);
  const order = proof && (await lockOrder(transaction, proof.order_id));
  const current = order && (await findProof(transaction, id));
  if (order === undefined || current?.state !== 'sent') throw new Refusal('PROOF_CHANGED');
  return order;
};

const toProof = (proof: Awaited<ReturnType<typeof findListedProof>>): TransferProof => ({
  id: proof.id,
  orderId: proof.order_id,
  orderNumber: proof.order_number,
  orderedAt: proof.ordered_at.toISOString(),
  orderStatus: proof.order_status,
  paymentStatus: paymentStatusOf({ ...proof, status: proof.order_status }),
  customer: proof.customer,
  total: proof.total,
  due: proof.state === 'sent' ? openAmountOf(moneyOf(proof)) : null,
  reference: transferReference(proof.order_number),
  bankReference: proof.bank_reference,
  state: proof.state,
  reason: proof.reason,
  sentAt: proof.created_at.toISOString(),
  decidedAt: proof.decided_at?.toISOString() ?? null,
  decidedBy: proof.admin_name,
  hasPicture: proof.has_picture,
});

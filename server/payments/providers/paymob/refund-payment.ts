import * as v from 'valibot';
import type { Piastres } from '../../../../domain/money.ts';
import { GatewayUnavailable, type RefundAnswer, type RefundToSend, type SentRefund } from '../payment-provider.ts';
import { fetchTransaction, fetchTransactions, refundsOf } from './fetch-transactions.ts';
import { type PaymobClient, refusalOf } from './paymob-client.ts';

const Refund = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  success: v.boolean(),
  pending: v.optional(v.boolean(), false),
  amount_cents: v.optional(v.number()),
});

/**
 * Sends money back. The gateway has no key of idempotency, so the call is made once. `done` requires that the answer
 * says so: the gateway also answers 200 to a refund that it did not make.
 */
export const refundPayment = async (
  client: PaymobClient,
  { transactionId, amount }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundAnswer> => {
  const body = { transaction_id: Number(transactionId), amount_cents: amount };
  const answer = await client.post({ path: '/api/acceptance/void_refund/refund', body }, signal);
  if (answer.status >= 300) return { state: 'refused', reason: refusalOf(answer) };
  const read = v.safeParse(Refund, answer.body);
  if (!read.success) throw new GatewayUnavailable('paymob: unreadable answer to a refund');
  const { id, success, pending, amount_cents } = read.output;
  if (pending) return { state: 'sent', providerRefundId: String(id) };
  if (!success) return { state: 'refused', reason: refusalOf({ ...answer, body: null }) };
  if (amount_cents !== undefined && amount_cents !== amount) {
    throw new GatewayUnavailable('paymob: a refund of another amount was answered');
  }
  return { state: 'done', providerRefundId: String(id) };
};

/** What was sent back of a charge, in piastres; the whole of a voided one; null when the gateway does not know it. */
export const fetchRefundedAmount = async (
  client: PaymobClient,
  transactionId: string,
  signal: AbortSignal,
): Promise<Piastres | null> => {
  const charge = await fetchTransaction(client, transactionId, signal);
  if (charge === null) return null;
  return charge.is_voided ? charge.amount_cents : charge.refunded_amount_cents;
};

/**
 * Whether a refund has happened: the running total of its charge has grown by it, and a refund of its amount is there. A total that
 * has not grown is no refusal, because the gateway may still be at work.
 */
export const findRefund = async (
  client: PaymobClient,
  { providerOrderId, transactionId, amount, refundedBefore }: SentRefund,
  signal: AbortSignal,
): Promise<RefundAnswer | { readonly state: 'unknown' }> => {
  const transactions = await fetchTransactions(client, { providerOrderId, transactionIds: [transactionId] }, signal);
  const charge = transactions.find(({ id }) => String(id) === transactionId);
  if (!charge || refundedBefore === null || charge.refunded_amount_cents < refundedBefore + amount) {
    return { state: 'unknown' };
  }
  const refund = refundsOf(charge.id, transactions).findLast((event) => event.amount === amount);
  return refund ? { state: 'done', providerRefundId: refund.transactionId } : { state: 'unknown' };
};

import * as v from 'valibot';
import type { Piastres } from '#core/money/money.ts';
import {
  GatewayUnavailable,
  type RefundResult,
  type RefundToSend,
  type SentRefund,
} from '../../../server/payment-provider.ts';
import { fetchTransaction, fetchTransactions, findRefundEvents } from './fetch-transactions.ts';
import { type PaymobClient, readError } from './paymob-client.ts';

const Refund = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  success: v.boolean(),
  pending: v.optional(v.boolean(), false),
  amount_cents: v.optional(v.number()),
});

/**
 * Sends a refund once, because the gateway has no idempotency key. Only an explicit success is `done`: the gateway also answers 200
 * to refunds that it did not make.
 */
export const refundPayment = async (
  client: PaymobClient,
  { transactionId, amount }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundResult> => {
  const body = { transaction_id: Number(transactionId), amount_cents: amount };
  const response = await client.post({ path: '/api/acceptance/void_refund/refund', body }, signal);
  if (response.status >= 300) return { state: 'refused', reason: readError(response) };
  const read = v.safeParse(Refund, response.body);
  if (!read.success) throw new GatewayUnavailable('paymob: unreadable answer to a refund');
  const { id, success, pending, amount_cents } = read.output;
  if (pending) return { state: 'sent', providerRefundId: String(id) };
  if (!success) return { state: 'refused', reason: readError({ ...response, body: null }) };
  if (amount_cents !== undefined && amount_cents !== amount) {
    throw new GatewayUnavailable('paymob: a refund of another amount was answered');
  }
  return { state: 'done', providerRefundId: String(id) };
};

/**
 * Fetches the refunded amount of a charge, in piastres: the full amount of a voided charge; null when the gateway does not know it.
 */
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
 * Checks whether a refund was made: the running total of its charge has grown by its amount, and a refund of this amount exists. An
 * unchanged total does not mean refused, because the gateway may still be processing it.
 */
export const findRefund = async (
  client: PaymobClient,
  { providerOrderId, transactionId, amount, refundedBefore }: SentRefund,
  signal: AbortSignal,
): Promise<RefundResult | { readonly state: 'unknown' }> => {
  const transactions = await fetchTransactions(client, { providerOrderId, transactionIds: [transactionId] }, signal);
  const charge = transactions.find(({ id }) => String(id) === transactionId);
  if (!charge || refundedBefore === null || charge.refunded_amount_cents < refundedBefore + amount) {
    return { state: 'unknown' };
  }
  const refund = findRefundEvents(charge.id, transactions).findLast((event) => event.amount === amount);
  return refund ? { state: 'done', providerRefundId: refund.transactionId } : { state: 'unknown' };
};

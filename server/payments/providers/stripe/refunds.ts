import type Stripe from 'stripe';
import { GatewayRefused, type RefundAnswer, type RefundToSend } from '../payment-provider.ts';
import type { StripeCalls } from './stripe-calls.ts';
import { refundResult } from './stripe-events.ts';

/** Sends money back once for each id of a refund: for at least a day Stripe answers a repeated id with what the first call did. */
export const sendRefund = async (
  { send }: StripeCalls,
  { id, providerOrderId, transactionId, amount }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundAnswer> => {
  try {
    const refund = await send(signal, (client) =>
      client.refunds.create(
        { payment_intent: transactionId, amount, metadata: { refund: id, session: providerOrderId } },
        { idempotencyKey: id },
      ),
    );
    return answerOf(refund);
  } catch (error) {
    if (error instanceof GatewayRefused) return { state: 'refused', reason: error.message };
    throw error;
  }
};

/** Finds a refund by the shop's id in its metadata; one that is not there may still be on its way, so that nobody can tell yet. */
export const findRefund = async (
  { ask }: StripeCalls,
  { id, transactionId }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundAnswer | { readonly state: 'unknown' }> => {
  const refunds = await ask(signal, (client) =>
    client.refunds.list({ payment_intent: transactionId, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  const refund = refunds?.find(({ metadata }) => metadata?.['refund'] === id);
  return refund ? answerOf(refund) : { state: 'unknown' };
};

const answerOf = ({ id, status, failure_reason }: Stripe.Refund): RefundAnswer => {
  const { outcome } = refundResult(status);
  if (outcome === 'failed') return { state: 'refused', reason: `stripe: ${failure_reason ?? status}` };
  return { state: outcome === 'succeeded' ? 'done' : 'sent', providerRefundId: id };
};

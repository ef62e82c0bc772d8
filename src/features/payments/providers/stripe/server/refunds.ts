import type Stripe from 'stripe';
import { GatewayRejected, type RefundResult, type RefundToSend } from '../../../server/payment-provider.ts';
import type { StripeCalls } from './stripe-calls.ts';
import { refundResult } from './stripe-events.ts';

/** Sends a refund once per refund id: for at least a day Stripe replies to a repeated idempotency key with the first result. */
export const sendRefund = async (
  { send }: StripeCalls,
  { id, providerOrderId, transactionId, amount }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundResult> => {
  try {
    const refund = await send(signal, (client) =>
      client.refunds.create(
        { payment_intent: transactionId, amount, metadata: { refund: id, session: providerOrderId } },
        { idempotencyKey: id },
      ),
    );
    return toRefundResult(refund);
  } catch (error) {
    if (error instanceof GatewayRejected) return { state: 'refused', reason: error.message };
    throw error;
  }
};

/** Finds a refund by the shop's id in its metadata; a missing one may still be in progress, so its state is unknown. */
export const findRefund = async (
  { request }: StripeCalls,
  { id, transactionId }: RefundToSend,
  signal: AbortSignal,
): Promise<RefundResult | { readonly state: 'unknown' }> => {
  const refunds = await request(signal, (client) =>
    client.refunds.list({ payment_intent: transactionId, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  const refund = refunds?.find(({ metadata }) => metadata?.['refund'] === id);
  return refund ? toRefundResult(refund) : { state: 'unknown' };
};

const toRefundResult = ({ id, status, failure_reason }: Stripe.Refund): RefundResult => {
  const { outcome } = refundResult(status);
  if (outcome === 'failed') return { state: 'refused', reason: `stripe: ${failure_reason ?? status}` };
  return { state: outcome === 'succeeded' ? 'done' : 'sent', providerRefundId: id };
};

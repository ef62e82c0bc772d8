import * as v from 'valibot';
import type { PaymentEvent } from '../../../payment-event.ts';
import { InvalidSignature, type WebhookRequest } from '../../../server/payment-provider.ts';
import type { StripeLibrary } from './stripe-calls.ts';
import { disputeEvents, refundEvents, sessionEvents } from './stripe-events.ts';

const TOLERANCE_SECONDS = 300;

/** Fields of every webhook. */
const reportSchema = v.object({ type: v.string(), livemode: v.boolean(), data: v.object({ object: v.unknown() }) });

/**
 * Parses a webhook. The signature covers the bytes, not the parsed JSON, and is valid for five minutes. Ignores `charge.refunded`,
 * which has the running total of a charge, while refund events have the refund itself.
 */
export const parseWebhook = (
  library: StripeLibrary,
  secret: string,
  request: WebhookRequest,
): readonly PaymentEvent[] => {
  const report = v.safeParse(reportSchema, readSigned(library, secret, request));
  if (!report.success) return [];
  const { type, livemode, data } = report.output;
  const value = data.object;
  const owner = { sessionId: null, isLive: livemode };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvents(value);
    case 'checkout.session.async_payment_failed':
      return sessionEvents(value, { hasFailed: true });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvents(value, owner);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeEvents(value, owner);
    default:
      return [];
  }
};

/**
 * The library has its own error class for most, not all, invalid headers, but throws a SyntaxError only after verifying the
 * signature.
 */
const readSigned = ({ webhooks }: StripeLibrary, secret: string, { body, headers, now }: WebhookRequest): unknown => {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new InvalidSignature(error instanceof Error ? error.message : 'stripe');
  }
};

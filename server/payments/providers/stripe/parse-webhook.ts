import * as v from 'valibot';
import type { PaymentEvent } from '../../../../domain/payments/payment-event.ts';
import { InvalidSignature, type WebhookRequest } from '../payment-provider.ts';
import type { StripeLibrary } from './stripe-calls.ts';
import { disputeEvents, refundEvents, sessionEvents } from './stripe-events.ts';

const TOLERANCE_SECONDS = 300;

/** What every report has. */
const reportSchema = v.object({ type: v.string(), livemode: v.boolean(), data: v.object({ object: v.unknown() }) });

/**
 * Reads a webhook. The signature is one of its bytes, not of the parsed JSON, and holds for five minutes. `charge.refunded` is not
 * read: it has the sum of a charge, while the events of a refund have the refund itself.
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

/** The library throws an error of its own class only for most headers that are wrong, but a SyntaxError only after the signature. */
const readSigned = ({ webhooks }: StripeLibrary, secret: string, { body, headers, now }: WebhookRequest): unknown => {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new InvalidSignature(error instanceof Error ? error.message : 'stripe');
  }
};

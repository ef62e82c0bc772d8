import type Stripe from 'stripe';
import { type AttemptToOpen, GatewayRejected, type OpenedAttempt } from '../../../server/payment-provider.ts';
import type { StripeCalls } from './stripe-calls.ts';

const MINUTE_MS = 60_000;

/** Stripe allows sessions of 30 minutes to 24 hours; a minute at both ends allows for latency and clock skew. */
const MIN_LIFETIME_MS = 31 * MINUTE_MS;
const MAX_LIFETIME_MS = (24 * 60 - 1) * MINUTE_MS;

/**
 * Opens a Checkout Session that expires with the order, but after half an hour at the earliest. Later payments are refunded, as
 * with every provider.
 */
export const openSession = async (
  { send }: StripeCalls,
  origins: readonly string[],
  attempt: AttemptToOpen,
  signal: AbortSignal,
): Promise<OpenedAttempt> => {
  const session = await send(signal, (client) =>
    client.checkout.sessions.create(toSessionParameters(attempt), { idempotencyKey: attempt.reference }),
  );
  const url = session.url ?? '';
  if (!origins.some((origin) => url.startsWith(`${origin}/`))) {
    throw new GatewayRejected('stripe: the address of the payment page is not one of Stripe');
  }
  return { providerOrderId: session.id, url, expiresAt: new Date(session.expires_at * 1000) };
};

/**
 * Uses one line with the total, named after the order: no rounding, no customer input. Stripe's page has no Arabic, so the
 * browser's language decides there. Adaptive pricing is off, because another currency would change the paid amount.
 */
const toSessionParameters = (attempt: AttemptToOpen): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order: attempt.orderNumber, reference: attempt.reference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    client_reference_id: attempt.reference,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'egp', unit_amount: attempt.amount, product_data: { name: attempt.orderNumber } },
      },
    ],
    customer_email: attempt.customer.email,
    locale: attempt.language === 'ar' ? 'auto' : 'en',
    success_url: attempt.returnUrl,
    cancel_url: attempt.returnUrl,
    expires_at: Math.floor(sessionExpiry(attempt) / 1000),
  };
};

const sessionExpiry = ({ expiresAt, now }: AttemptToOpen): number =>
  Math.min(Math.max(expiresAt.getTime(), now.getTime() + MIN_LIFETIME_MS), now.getTime() + MAX_LIFETIME_MS);

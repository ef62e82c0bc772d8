import type Stripe from 'stripe';
import { type AttemptToOpen, GatewayRefused, type OpenedAttempt } from '../payment-provider.ts';
import type { StripeCalls } from './stripe-calls.ts';

const MINUTE_MS = 60_000;

/** A session lives for 30 minutes to 24 hours; a minute on both sides is for the way and for a clock that differs. */
const SHORTEST_MS = 31 * MINUTE_MS;
const LONGEST_MS = (24 * 60 - 1) * MINUTE_MS;

/**
 * Opens a Checkout Session. It lives until the order expires, but at least half an hour: who pays later than the order allows gets
 * the money back, as with every provider.
 */
export const openSession = async (
  { send }: StripeCalls,
  origins: readonly string[],
  attempt: AttemptToOpen,
  signal: AbortSignal,
): Promise<OpenedAttempt> => {
  const session = await send(signal, (client) =>
    client.checkout.sessions.create(sessionOf(attempt), { idempotencyKey: attempt.reference }),
  );
  const url = session.url ?? '';
  if (!origins.some((origin) => url.startsWith(`${origin}/`))) {
    throw new GatewayRefused('stripe: the address of the payment page is not one of Stripe');
  }
  return { providerOrderId: session.id, url, expiresAt: new Date(session.expires_at * 1000) };
};

/**
 * One line of the whole total, named after the order: no rounding, and no words of a customer. Arabic is none of Stripe's languages
 * of this page, so that the browser decides there. Prices in another currency would change what is paid.
 */
const sessionOf = (attempt: AttemptToOpen): Stripe.Checkout.SessionCreateParams => {
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
    expires_at: Math.floor(expiryOf(attempt) / 1000),
  };
};

const expiryOf = ({ expiresAt, now }: AttemptToOpen): number =>
  Math.min(Math.max(expiresAt.getTime(), now.getTime() + SHORTEST_MS), now.getTime() + LONGEST_MS);

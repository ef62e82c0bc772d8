import * as v from 'valibot';
import {
  type AttemptToOpen,
  GatewayRejected,
  GatewayUnavailable,
  type OpenedAttempt,
} from '../../../server/payment-provider.ts';
import { type PaymobClient, readError } from './paymob-client.ts';
import type { PaymobSettings } from './paymob-settings.ts';

const MIN_SECONDS = 300;
const MAX_SECONDS = 3_110_400;

/** Time between the expiry of the payment page and the cancellation of the order, in seconds. */
const MARGIN_SECONDS = 60;

const MAX_NAME = 50;

const Intention = v.object({
  intention_order_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  client_secret: v.pipe(v.string(), v.regex(/^[\w-]{1,500}$/)),
  intention_detail: v.optional(v.object({ amount: v.number(), currency: v.string() })),
});

/**
 * Opens a payment page that expires a minute before the order is cancelled, but after five minutes at the earliest. Throws
 * GatewayRejected when the gateway refuses, GatewayUnavailable when it is unknown whether the page exists.
 */
export const openPayment = async (
  client: PaymobClient,
  settings: PaymobSettings,
  attempt: AttemptToOpen,
  signal: AbortSignal,
): Promise<OpenedAttempt> => {
  const integrations = settings.integrations.get(attempt.method);
  if (!integrations) throw new GatewayRejected(`no integration for ${attempt.method}`);
  const seconds = secondsUntil(attempt.expiresAt, attempt.now);
  const response = await client.post(
    { path: '/v1/intention/', body: toIntention(attempt, integrations, seconds) },
    signal,
  );
  if (response.status >= 300) throw new GatewayRejected(readError(response));
  const read = v.safeParse(Intention, response.body);
  if (!read.success) throw new GatewayUnavailable('paymob /v1/intention/: unreadable answer');
  const { intention_order_id, client_secret, intention_detail: detail } = read.output;
  if (detail && (detail.amount !== attempt.amount || detail.currency !== 'EGP')) {
    throw new GatewayRejected('the gateway asks for another amount');
  }
  const query = new URLSearchParams({ publicKey: settings.publicKey, clientSecret: client_secret });
  return {
    providerOrderId: String(intention_order_id),
    url: `${settings.url}/unifiedcheckout/?${query}`,
    expiresAt: new Date(attempt.now.getTime() + seconds * 1000),
  };
};

const secondsUntil = (expiresAt: Date, now: Date): number => {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000) - MARGIN_SECONDS;
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds));
};

/** Uses one item with the whole amount, because the documentation is unclear on whether the gateway multiplies by the quantity. */
const toIntention = (attempt: AttemptToOpen, integrations: readonly number[], seconds: number) => {
  const { customer } = attempt;
  const [firstName, lastName] = splitName(customer.fullName);
  return {
    amount: attempt.amount,
    currency: 'EGP',
    payment_methods: integrations,
    items: [{ name: attempt.orderNumber.slice(0, MAX_NAME), amount: attempt.amount, quantity: 1 }],
    billing_data: {
      first_name: firstName,
      last_name: lastName,
      email: customer.email,
      phone_number: customer.phone,
      city: cut(customer.city) || 'NA',
      country: 'EG',
    },
    special_reference: attempt.reference,
    expiration: seconds,
    notification_url: attempt.webhookUrl,
    redirection_url: attempt.returnUrl,
  };
};

/** The gateway requires two names; a missing one is `NA`. */
const splitName = (fullName: string): readonly [first: string, last: string] => {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  return [cut(first) || 'NA', cut(others.join(' ')) || 'NA'];
};

/** Truncates by characters, not code units: half a surrogate pair is invalid text. */
const cut = (text: string): string => [...text.trim()].slice(0, MAX_NAME).join('').trim();

import type { Piastres } from '#core/money/money.ts';
import {
  type PaymentGateway,
  type PaymentProvider,
  type ProviderProblem,
  type ProviderValues,
  problemOfUrl,
} from '../../../server/payment-provider.ts';
import { fetchEvents } from './fetch-events.ts';
import { openSession } from './open-session.ts';
import { parseWebhook } from './parse-webhook.ts';
import { findRefund, sendRefund } from './refunds.ts';
import { createStripeCalls, loadStripe, type StripeCalls } from './stripe-calls.ts';

/** Account keys (`sk_live_…`) and restricted keys (`rk_test_…`). */
const secretKeyPattern = /^[rs]k_(?:live|test)_\w+$/;
const webhookSecretPattern = /^whsec_[\w+/=-]+$/;

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';

/** Stripe: cards on a Checkout Session page, for owners whose company is eligible for an account (decision 190). */
export const stripeProvider = {
  name: 'stripe',
  fields: [
    { name: 'secretKey', isSecret: true, isOptional: false, maxLength: 255 },
    { name: 'webhookSecret', isSecret: true, isOptional: false, maxLength: 255 },
    { name: 'url', isSecret: false, isOptional: true, maxLength: 255 },
  ],
  shares: ['email'],
  problems: (values, { isLocal }) => {
    const problems = {
      secretKey: problemOfText(values['secretKey'], secretKeyPattern),
      webhookSecret: problemOfText(values['webhookSecret'], webhookSecretPattern),
      url: values['url'] ? problemOfUrl(values['url'], isLocal) : null,
    };
    return Object.fromEntries(
      Object.entries(problems).filter((entry): entry is [string, ProviderProblem] => entry[1] !== null),
    );
  },
  create: async (values) => {
    const settings = toSettings(values);
    const library = await loadStripe();
    const calls = createStripeCalls(library, settings);
    return {
      name: 'stripe',
      methods: ['card'],
      isLive: settings.secretKey.slice(3).startsWith('live_'),
      origins: settings.origins,
      open: (attempt, signal) => openSession(calls, settings.origins, attempt, signal),
      parseWebhook: (request) => parseWebhook(library, settings.webhookSecret, request),
      fetchEvents: ({ providerOrderId }, signal) => fetchEvents(calls, providerOrderId, signal),
      refund: (refund, signal) => sendRefund(calls, refund, signal),
      refundedAmount: (paymentIntent, signal) => refundedAmount(calls, paymentIntent, signal),
      findRefund: (refund, signal) => findRefund(calls, refund, signal),
      dashboardUrl,
      testConnection: (signal) => testConnection(calls, signal),
    };
  },
} satisfies PaymentProvider;

const problemOfText = (value: string | undefined, pattern: RegExp): ProviderProblem | null => {
  if (!value) return 'required';
  return pattern.test(value) ? null : 'malformed';
};

/** Maps validated values to settings; a custom API URL is also an allowed origin of the payment page. */
const toSettings = ({ secretKey = '', webhookSecret = '', url }: ProviderValues) => {
  const api = url ? new URL(url) : null;
  return { secretKey, webhookSecret, api, origins: [CHECKOUT_ORIGIN, ...(api ? [api.origin] : [])] };
};

/** Only payments have a dashboard page; a refund appears on its payment's page. */
const dashboardUrl: NonNullable<PaymentGateway['dashboardUrl']> = ({ transactionId, isLive }) =>
  /^pi_\w+$/.test(transactionId)
    ? `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${transactionId}`
    : null;

const refundedAmount = async (
  { request }: StripeCalls,
  paymentIntent: string,
  signal: AbortSignal,
): Promise<Piastres | null> => {
  const intent = await request(signal, (client) =>
    client.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] }),
  );
  const charge = intent?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : null;
};

/** Lists a session, because a restricted key without this permission cannot query payments either. */
const testConnection = async ({ send }: StripeCalls, signal: AbortSignal): Promise<void> => {
  await send(signal, (client) => client.checkout.sessions.list({ limit: 1 }));
};

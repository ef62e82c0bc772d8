import * as v from 'valibot';
import { GatewayRejected, type PaymentGateway, type PaymentProvider } from '../../../server/payment-provider.ts';
import { fetchTransactions } from './fetch-transactions.ts';
import { openPayment } from './open-payment.ts';
import { createClient, type PaymobClient, readError, Token } from './paymob-client.ts';
import { findProblems, type PaymobSettings, paymobFields, toSettings } from './paymob-settings.ts';
import { toEvents } from './read-transaction.ts';
import { readWebhook } from './read-webhook.ts';
import { fetchRefundedAmount, findRefund, refundPayment } from './refund-payment.ts';

/** Paymob, an Egyptian gateway: cards, mobile wallets and instalments on its payment page. */
export const paymobProvider = {
  name: 'paymob',
  fields: paymobFields,
  shares: ['fullName', 'email', 'phone', 'city'],
  problems: findProblems,
  create: (values) => createProvider(toSettings(values)),
} satisfies PaymentProvider;

const createProvider = (settings: PaymobSettings): PaymentGateway => {
  const client = createClient(settings);
  // merchant accounts in query responses
  const owners = new Set<number>();
  return {
    name: 'paymob',
    methods: [...settings.integrations.keys()],
    isLive: settings.isLive,
    origins: [settings.url],
    open: (attempt, signal) => openPayment(client, settings, attempt, signal),
    parseWebhook: (request) => readWebhook(request, settings, owners),
    refund: (refund, signal) => refundPayment(client, refund, signal),
    testConnection: (signal) => testConnection(client, settings, signal),
    ...(settings.apiKey === null ? {} : createQueries(client, owners)),
  };
};

/** Queries that need the API key. */
const createQueries = (client: PaymobClient, owners: Set<number>) =>
  ({
    fetchEvents: async (attempt, signal) => {
      const transactions = await fetchTransactions(client, attempt, signal);
      for (const { owner } of transactions) owners.add(owner);
      return transactions.flatMap(toEvents);
    },
    refundedAmount: (transactionId, signal) => fetchRefundedAmount(client, transactionId, signal),
    findRefund: (refund, signal) => findRefund(client, refund, signal),
  }) satisfies Partial<PaymentGateway>;

/**
 * Tests the secret key with an empty intention, because the gateway has no test call: a valid key gets a validation error, an
 * invalid one an authorisation error, and nothing is created. Tests the API key by requesting a token. Public key, HMAC secret and
 * integrations are first verified by a payment.
 */
const testConnection = async (client: PaymobClient, { apiKey }: PaymobSettings, signal: AbortSignal): Promise<void> => {
  const intention = await client.post({ path: '/v1/intention/', body: {} }, signal);
  if (![400, 406, 422].includes(intention.status))
    throw new GatewayRejected(`secret key: ${readError(intention)}`, intention.status);
  if (apiKey === null) return;
  const token = await client.requestToken(signal);
  if (token.status >= 300 || !v.is(Token, token.body)) {
    // a wrong API key also gets 403, which cannot mean missing permissions here
    const status = token.status === 403 ? 401 : token.status;
    throw new GatewayRejected(`API key: ${readError({ ...token, body: null })}`, status);
  }
};

import * as v from 'valibot';
import { GatewayRefused, type PaymentProvider, type ProviderDefinition } from '../payment-provider.ts';
import { fetchTransactions } from './fetch-transactions.ts';
import { openPayment } from './open-payment.ts';
import { createClient, type PaymobClient, refusalOf, Token } from './paymob-client.ts';
import { type PaymobSettings, paymobFields, problemsOf, toSettings } from './paymob-settings.ts';
import { toEvents } from './read-transaction.ts';
import { readWebhook } from './read-webhook.ts';
import { fetchRefundedAmount, findRefund, refundPayment } from './refund-payment.ts';

/** Paymob, a gateway of Egypt: cards, mobile wallets and instalments on its own page. */
export const paymob: ProviderDefinition = {
  name: 'paymob',
  fields: paymobFields,
  problems: problemsOf,
  create: (values) => createProvider(toSettings(values)),
};

const createProvider = (settings: PaymobSettings): PaymentProvider => {
  const client = createClient(settings);
  return {
    name: 'paymob',
    methods: [...settings.integrations.keys()],
    isLive: settings.isLive,
    origins: [settings.url],
    open: (attempt, signal) => openPayment(client, settings, attempt, signal),
    parseWebhook: (request) => readWebhook(request, settings),
    refund: (refund, signal) => refundPayment(client, refund, signal),
    testConnection: (signal) => testConnection(client, settings, signal),
    ...(settings.apiKey === null ? {} : inquiriesOf(client)),
  };
};

/** Questions that need the API key. */
const inquiriesOf = (client: PaymobClient) =>
  ({
    fetchEvents: async (attempt, signal) => (await fetchTransactions(client, attempt, signal)).flatMap(toEvents),
    refundedAmount: (transactionId, signal) => fetchRefundedAmount(client, transactionId, signal),
    findRefund: (refund, signal) => findRefund(client, refund, signal),
  }) satisfies Partial<PaymentProvider>;

/**
 * The gateway has no call that only tests a secret key. An intention without any field is refused as incomplete by an account that
 * the key opens, and as unauthorised otherwise; nothing is created. The API key is tested by asking for a token. Public key, HMAC
 * secret and integrations show themselves with the first payment only.
 */
const testConnection = async (client: PaymobClient, { apiKey }: PaymobSettings, signal: AbortSignal): Promise<void> => {
  const intention = await client.post({ path: '/v1/intention/', body: {} }, signal);
  if (![400, 406, 422].includes(intention.status))
    throw new GatewayRefused(`secret key: ${refusalOf(intention)}`, intention.status);
  if (apiKey === null) return;
  const token = await client.requestToken(signal);
  if (token.status >= 300 || !v.is(Token, token.body)) {
    // a wrong API key is answered with 403 too, and has no permissions that it could lack
    const status = token.status === 403 ? 401 : token.status;
    throw new GatewayRefused(`API key: ${refusalOf({ ...token, body: null })}`, status);
  }
};

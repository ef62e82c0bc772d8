import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PaymobAccount } from './paymob-account.ts';
import { type PaymobBehaviour, SLOW_MS } from './paymob-behaviour.ts';
import { isRefusal, readIntention, toIntentionResponse } from './paymob-intentions.ts';
import type { PaymobTransaction } from './paymob-transactions.ts';

/** Integrations of the account: cards, wallets, and two for instalments. */
export const integrations = { card: 1001, wallet: 1002, instalments: [1003, 1004] } as const;

export type GatewayRequest = {
  /** Method and path. */
  readonly route: string;
  readonly authorization: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

export type Gateway = {
  readonly account: PaymobAccount;
  readonly keys: { readonly secretKey: string; readonly apiKey: string };
  readonly mode: 'test' | 'live';
  readonly tokens: Set<string>;
  readonly behaviour: () => PaymobBehaviour;
  /** Runs a task later, unless the gateway is closed before. */
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Reports a charge after a refund. */
  readonly reportCharge: (id: number | null) => Promise<void>;
};

/** Handles a call of the HTTP API; false for an unknown one. */
export const handleApiCall = async (
  gateway: Gateway,
  request: GatewayRequest,
  response: ServerResponse,
): Promise<boolean> => {
  const { opens, availability, refunds } = gateway.behaviour();
  const [, transactionId] = /^GET \/api\/acceptance\/transactions\/(\d+)$/.exec(request.route) ?? [];
  const [, orderId] = /^GET \/api\/ecommerce\/orders\/(\d+)$/.exec(request.route) ?? [];
  const listTransactions = (id: unknown) => findTransactions(gateway.account, id);
  if (request.route === 'POST /v1/intention/') {
    respond(gateway, response, opens, createIntention(gateway, request));
  } else if (request.route === 'POST /api/auth/tokens') {
    respond(gateway, response, availability, createToken(gateway, request));
  } else if (request.route === 'POST /api/ecommerce/orders/transaction_inquiry') {
    respond(
      gateway,
      response,
      availability,
      inquire(gateway, request, listTransactions(getField(request.body, 'order_id')).at(-1)),
    );
  } else if (transactionId) {
    const transaction = gateway.account.transactions.find(({ id }) => id === Number(transactionId));
    respond(gateway, response, availability, inquire(gateway, request, transaction));
  } else if (orderId) {
    const transactions = listTransactions(orderId);
    const [first] = transactions;
    respond(gateway, response, availability, inquire(gateway, request, first && { ...first.order, transactions }));
  } else if (request.route === 'POST /api/acceptance/void_refund/refund') {
    const result = refund(gateway, request);
    respond(gateway, response, refunds, result);
    if ('parent_transaction' in result.body && refunds !== 'later' && refunds !== 'refuses') {
      await gateway.reportCharge(Number(result.body.parent_transaction));
    }
  } else {
    return false;
  }
  return true;
};

type ApiResponse = { readonly status: number; readonly body: object };

export const findTransactions = ({ transactions }: PaymobAccount, orderId: unknown): readonly PaymobTransaction[] =>
  transactions.filter(({ order }) => String(order.id) === String(orderId));

const unauthorised: ApiResponse = { status: 401, body: { detail: 'Authentication credentials were not provided.' } };

const createIntention = (
  { account, keys, mode, behaviour }: Gateway,
  { authorization, body }: GatewayRequest,
): ApiResponse => {
  const { opens } = behaviour();
  if (authorization !== `Token ${keys.secretKey}`) return unauthorised;
  if (opens === 'refuses') return { status: 400, body: { detail: 'The account is not active' } };
  const intention = readIntention(body, {
    integrationIds: [integrations.card, integrations.wallet, ...integrations.instalments],
    references: account.intentions.map(({ reference }) => reference),
    orderId: account.nextOrderId(),
    mode,
  });
  if (isRefusal(intention)) return intention;
  if (opens !== 'away') account.intentions.push(intention);
  return { status: 201, body: toIntentionResponse(intention) };
};

const createToken = ({ keys, tokens }: Gateway, { body }: GatewayRequest): ApiResponse => {
  if (getField(body, 'api_key') !== keys.apiKey) return { status: 403, body: { detail: 'incorrect credentials' } };
  const token = randomUUID();
  tokens.add(token);
  return { status: 201, body: { token, profile: { id: 500_001 } } };
};

const inquire = (
  { tokens, behaviour }: Gateway,
  { authorization }: GatewayRequest,
  stored: object | undefined,
): ApiResponse => {
  if (!tokens.has(authorization.replace('Bearer ', ''))) return unauthorised;
  if (!stored || behaviour().availability === 'knows_nothing') return { status: 404, body: { detail: 'Not found.' } };
  return { status: 200, body: stored };
};

const refund = ({ account, keys, behaviour }: Gateway, { authorization, body }: GatewayRequest): ApiResponse => {
  const { refunds } = behaviour();
  if (authorization !== `Token ${keys.secretKey}`) return unauthorised;
  if (refunds === 'away') return { status: 503, body: {} };
  const when = refunds === 'later' ? 'later' : refunds === 'refuses' ? 'never' : 'now';
  const result = account.refund(Number(getField(body, 'transaction_id')), Number(getField(body, 'amount_cents')), when);
  return isRefusal(result) ? result : { status: 200, body: result };
};

/** Sends a response according to the configured behaviour: late, or by closing the connection. */
const respond = ({ after }: Gateway, response: ServerResponse, how: string, { status, body }: ApiResponse): void => {
  if (how === 'away' || how.endsWith('hangs_up')) return void response.socket?.destroy();
  const send = () => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (how === 'slow') after(SLOW_MS, send);
  else send();
};

const getField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Charge, createAccount } from './paymob-account.ts';
import { findTransactions, type GatewayRequest, handleApiCall, integrations } from './paymob-api.ts';
import { type Alteration, goodBehaviour, type PaymobBehaviour } from './paymob-behaviour.ts';
import { isRefusal } from './paymob-intentions.ts';
import { type PaymentButton, renderPage } from './paymob-page.ts';
import { type Intention, type PaymobTransaction, returnQuery, signTransaction } from './paymob-transactions.ts';
import { composeWebhook, type Delivery, sendWebhook } from './paymob-webhooks.ts';

/** A local gateway with Paymob's protocol and a payment page. */
export type PaymobGateway = {
  /** Values of the provider's settings. */
  readonly values: Readonly<Record<string, string>>;
  readonly behave: (changes: Partial<PaymobBehaviour>) => void;
  readonly intentions: readonly Intention[];
  readonly transactions: readonly PaymobTransaction[];
  readonly deliveries: readonly Delivery[];
  /** Unknown requests; `close` throws if there are any. */
  readonly unexpected: string[];
  /** Presses a button of the payment page like a browser; returns the URL of the redirect. */
  readonly press: (paymentUrl: string, button: PaymentButton) => Promise<string>;
  /** Pays an intention without its page, such as late or a second time. */
  readonly pay: (reference: string) => Promise<PaymobTransaction>;
  readonly decline: (reference: string) => Promise<PaymobTransaction>;
  /** Confirms or declines the pending payment of a wallet. */
  readonly confirmWallet: (reference: string, isSuccess?: boolean) => Promise<void>;
  readonly refundInDashboard: (id: number, amount: number) => Promise<void>;
  readonly voidInDashboard: (id: number) => Promise<void>;
  /** Completes the deferred refunds. */
  readonly completeRefunds: () => Promise<void>;
  /** Sends a webhook again and returns the shop's status; optionally with changed content or signature. */
  readonly replay: (
    delivery: Delivery,
    changes?: {
      readonly alters?: Alteration & { readonly isSigned: boolean };
      readonly signs?: PaymobBehaviour['signs'];
    },
  ) => Promise<number | null>;
  /** Invalidates all tokens. */
  readonly expireTokens: () => void;
  readonly close: () => Promise<void>;
};

type Options = { readonly port?: number; readonly mode?: 'test' | 'live' };
export const openPaymobGateway = async ({ port = 0, mode = 'test' }: Options = {}): Promise<PaymobGateway> => {
  const keys = {
    secretKey: `egy_sk_${mode}_${randomUUID().replaceAll('-', '')}`,
    publicKey: `egy_pk_${mode}_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
    hmacSecret: randomUUID().replaceAll('-', '').toUpperCase(),
    apiKey: Buffer.from(randomUUID()).toString('base64'),
  };
  const secrets = { hmac: keys.hmacSecret, oldHmac: randomUUID() };
  const account = createAccount({ isLive: mode === 'live', walletId: integrations.wallet, cardId: integrations.card });
  const deliveries: Delivery[] = [];
  const unexpected: string[] = [];
  const tokens = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let behaviour = goodBehaviour;

  const after = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  };

  const findIntention = (reference: string): Intention => {
    const intention = account.intentions.find((each) => each.reference === reference);
    if (!intention) throw new Error(`no intention has the reference ${reference}`);
    return intention;
  };

  const send = async (delivery: Delivery): Promise<void> => {
    const copies = Array.from({ length: behaviour.repeats });
    if (behaviour.areRepeatsAtOnce) await Promise.all(copies.map(() => sendWebhook(delivery)));
    else for (const _ of copies) await sendWebhook(delivery);
  };

  /** Reports a transaction in its current state, if the behaviour requires it. Resolves once the shopper may return. */
  const report = async (transaction: PaymobTransaction, response?: ServerResponse): Promise<void> => {
    const intention = account.intentions.find(({ orderId }) => orderId === transaction.order.id);
    if (!intention?.notificationUrl) return;
    const delivery = composeWebhook(intention.notificationUrl, transaction, behaviour, secrets);
    deliveries.push(delivery);
    const { webhooks } = behaviour;
    if (webhooks === 'never') return;
    if (typeof webhooks === 'object') after(webhooks.later, () => void send(delivery));
    else if (webhooks === 'at_once') void send(delivery);
    else if (webhooks === 'before_return' || !response) await send(delivery);
    else response.once('finish', () => after(100, () => void send(delivery)));
  };

  const charge = async (intention: Intention, outcome: Charge, response?: ServerResponse) => {
    const transaction = account.charge(intention, outcome);
    await report(transaction, response);
    return transaction;
  };

  /** Reports the charge after a refund, with its refunded total; the gateway does not report the refund itself. */
  const reportCharge = async (id: number | null): Promise<void> => {
    const transaction = account.transactions.find((each) => each.id === id);
    if (transaction) await report(transaction);
  };

  const showPage = async ({ query, body }: GatewayRequest, response: ServerResponse): Promise<void> => {
    const intention = account.intentions.find(({ clientSecret }) => clientSecret === query.get('clientSecret'));
    if (!intention || query.get('publicKey') !== keys.publicKey) return void response.writeHead(404).end();
    const outcome = body === undefined ? undefined : outcomes[String(body) as PaymentButton];
    if (!outcome) {
      const isPaid = findTransactions(account, intention.orderId).some(({ success }) => success);
      const isWallet = intention.integrationIds[0] === integrations.wallet;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(renderPage(intention, { language: behaviour.language, isWallet, isPaid }));
    }
    const transaction = await charge(intention, outcome, response);
    const url = new URL(intention.redirectionUrl);
    url.search = returnQuery(transaction, signTransaction(transaction, keys.hmacSecret)).toString();
    response.writeHead(303, { location: url.href }).end();
  };

  const gateway = { account, keys, mode, tokens, behaviour: () => behaviour, after, reportCharge };

  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', origin);
    const request: GatewayRequest = {
      route: `${incoming.method} ${pathname}`,
      authorization: incoming.headers.authorization ?? '',
      query,
      body: incoming.method === 'POST' ? parseBody(incoming, await text(incoming)) : undefined,
    };
    if (pathname === '/unifiedcheckout/') await showPage(request, response);
    else if (!(await handleApiCall(gateway, request, response))) {
      unexpected.push(request.route);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    values: {
      ...keys,
      cardIntegration: String(integrations.card),
      walletIntegration: String(integrations.wallet),
      instalmentIntegrations: integrations.instalments.join(', '),
      url: origin,
    },
    behave: (changes) => {
      behaviour = { ...behaviour, ...changes };
    },
    intentions: account.intentions,
    transactions: account.transactions,
    deliveries,
    unexpected,
    press: async (paymentUrl, button) => {
      const response = await fetch(paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ press: button }),
        redirect: 'manual',
      });
      return response.headers.get('location') ?? '';
    },
    pay: (reference) => charge(findIntention(reference), outcomes.pay),
    decline: (reference) => charge(findIntention(reference), outcomes.decline),
    confirmWallet: async (reference, isSuccess = true) => {
      const pending = findTransactions(account, findIntention(reference).orderId).find((each) => each.pending);
      if (!pending) throw new Error(`no wallet payment of ${reference} is pending`);
      account.settle(pending, isSuccess);
      await report(pending);
    },
    refundInDashboard: async (id, amount) => {
      const result = account.refund(id, amount, 'now');
      if (isRefusal(result)) throw new Error(JSON.stringify(result.body));
      await reportCharge(id);
    },
    voidInDashboard: async (id) => report(account.voidCharge(id)),
    completeRefunds: async () => {
      for (const pending of account.transactions.filter((each) => each.is_refund && each.pending)) {
        await report(account.completeRefund(pending));
      }
    },
    replay: async (delivery, changes) => {
      if (!changes) return sendWebhook(delivery);
      const signing = { signs: changes.signs ?? 'well', alters: changes.alters ?? null };
      const { obj } = JSON.parse(delivery.body);
      return sendWebhook(composeWebhook(delivery.url, obj, signing, secrets));
    },
    expireTokens: () => tokens.clear(),
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (unexpected.length > 0) throw new Error(`unexpected requests: ${unexpected.join(', ')}`);
    },
  };
};

const outcomes: Readonly<Record<PaymentButton, Charge>> = {
  pay: { isSuccess: true, responseCode: 'APPROVED' },
  decline: { isSuccess: false, responseCode: 'INSUFFICIENT_FUNDS' },
  right_code: { isSuccess: true, is3dSecure: true, responseCode: 'APPROVED' },
  wrong_code: { isSuccess: false, is3dSecure: true, responseCode: 'AUTHENTICATION_FAILED' },
  confirm_later: { isSuccess: false, isPending: true, responseCode: 'APPROVED' },
};

/** Parses JSON, or the button of the page's form; undefined for anything else. */
const parseBody = (request: IncomingMessage, body: string): unknown => {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(body).get('press');
  }
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

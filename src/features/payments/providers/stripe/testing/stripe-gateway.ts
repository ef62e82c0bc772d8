import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createStripeAccount, type StripeAccount, type StripeEvent } from './stripe-account.ts';
import { handleApiCall, type RefundBehaviour, type StripeRequest } from './stripe-api.ts';
import { renderPaymentPage } from './stripe-page.ts';

/** Configurable faults of the local gateway. */
export type StripeBehaviour = {
  /** Time of a webhook: before the redirect to the shop, after it, this many milliseconds later, or never. */
  readonly reports: 'before_return' | 'after_return' | 'never' | { readonly afterMs: number };
  /** Number of deliveries of each webhook, sequential. */
  readonly copies: number;
  /** `tampered`: validly signed, with the amount changed afterwards. */
  readonly signature: 'valid' | 'wrong' | 'missing' | 'tampered';
  /** Changes a webhook before it is signed. */
  readonly alter: (event: StripeEvent) => StripeEvent;
  /** `away`: responds with 503; `hangs_up`: executes the request and closes the connection without a response. */
  readonly api: 'answers' | 'away' | 'hangs_up';
  readonly refunds: RefundBehaviour;
};

/** A sent webhook and the response status; null without a response. */
type Delivery = {
  readonly event: StripeEvent;
  readonly body: string;
  readonly headers: Headers;
  readonly status: number | null;
};

/** A local Stripe: the API calls that the shop uses, the Checkout page, and signed webhooks. */
export type StripeGateway = {
  /** Values of the provider's settings. */
  readonly values: { readonly secretKey: string; readonly webhookSecret: string; readonly url: string };
  /** Sets the URL for webhooks; none are sent before the first call. */
  readonly reportTo: (webhookUrl: string) => void;
  readonly behave: (behaviour: Partial<StripeBehaviour>) => void;
  readonly requests: readonly StripeRequest[];
  /** Unknown requests. */
  readonly unexpected: readonly string[];
  readonly deliveries: readonly Delivery[];
  /** Sends a webhook again, with the same bytes and signature. */
  readonly replay: (delivery: Delivery) => Promise<number | null>;
  readonly pay: (sessionId: string) => Promise<void>;
  readonly expire: (sessionId: string) => Promise<void>;
  readonly refundInDashboard: (paymentIntent: string, amount: number) => Promise<void>;
  /** Completes a pending refund. */
  readonly finishRefund: (refundId: string, status: 'succeeded' | 'failed') => Promise<void>;
  readonly dispute: (paymentIntent: string) => Promise<void>;
  readonly account: StripeAccount;
  readonly close: () => Promise<void>;
};

/** Starts a local Stripe with an account in test mode; `now` is its clock. */
export const openStripeGateway = async ({ now = () => new Date() } = {}): Promise<StripeGateway> => {
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  const webhookSecret = `whsec_${randomUUID().replaceAll('-', '')}`;
  const requests: StripeRequest[] = [];
  const unexpected: string[] = [];
  const deliveries: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let webhookUrl: string | null = null;
  let behaviour: StripeBehaviour = {
    reports: 'before_return',
    copies: 1,
    signature: 'valid',
    alter: (event) => event,
    api: 'answers',
    refunds: 'succeed',
  };

  const send = async (event: StripeEvent, body: string, headers: Headers): Promise<number | null> => {
    if (webhookUrl === null) return null;
    const response = await fetch(webhookUrl, { method: 'POST', body, headers }).catch(() => null);
    await response?.body?.cancel();
    const status = response?.status ?? null;
    deliveries.push({ event, body, headers, status });
    return status;
  };

  /** Sends webhooks now or later; returns the work to do after the redirect to the shop. */
  const report = async (events: readonly StripeEvent[]): Promise<() => Promise<void>> => {
    const sendAll = async () => {
      for (const event of events.map(behaviour.alter)) {
        const { body, headers } = sign(event, webhookSecret, now(), behaviour.signature);
        for (let copy = 0; copy < behaviour.copies; copy += 1) await send(event, body, headers);
      }
    };
    const nothing = async () => {};
    if (behaviour.reports === 'never') return nothing;
    if (behaviour.reports === 'after_return') return sendAll;
    if (behaviour.reports === 'before_return') await sendAll();
    else timers.add(setTimeout(() => void sendAll(), behaviour.reports.afterMs));
    return nothing;
  };

  const account = createStripeAccount(now);
  const reportAll = async (events: readonly StripeEvent[]): Promise<void> => await (await report(events))();

  const handlePageRequest = async (response: ServerResponse, path: string, method: string): Promise<boolean> => {
    const [, id = '', action] = /^\/c\/pay\/(\w+)(?:\/(pay|decline))?$/.exec(path) ?? [];
    const session = account.sessions.get(id);
    if (!session) return false;
    if (method === 'POST' && action === 'pay' && session.status === 'open') {
      const sendLater = await report(account.pay(id));
      response.writeHead(303, { location: session.success_url }).end();
      await sendLater();
      return true;
    }
    if (method === 'POST' && action === 'decline') account.decline(id);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(renderPaymentPage(session));
    return true;
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const form = method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
    if (await handlePageRequest(response, pathname, method)) return;
    const received = { method, path: pathname, headers: request.headers, form };
    requests.push(received);
    if (behaviour.api === 'away') {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('upstream away');
      return;
    }
    const result = handleApiCall(account, received, { secretKey, url, refunds: behaviour.refunds });
    if (result.status === 404 && !result.isKnownPath) unexpected.push(`${method} ${pathname}`);
    if (behaviour.api === 'hangs_up') request.socket.destroy();
    else {
      response.writeHead(result.status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` });
      response.end(JSON.stringify(result.body));
    }
    await reportAll(result.events);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    values: { secretKey, webhookSecret, url },
    reportTo: (next) => {
      webhookUrl = next;
    },
    behave: (next) => {
      behaviour = { ...behaviour, ...next };
    },
    requests,
    unexpected,
    deliveries,
    replay: ({ event, body, headers }) => send(event, body, headers),
    pay: (sessionId) => reportAll(account.pay(sessionId)),
    expire: (sessionId) => reportAll(account.expire(sessionId)),
    refundInDashboard: (paymentIntent, amount) => reportAll(account.refund({ paymentIntent, amount }).events),
    finishRefund: (refundId, status) => reportAll(account.finishRefund(refundId, status)),
    dispute: (paymentIntent) => reportAll(account.dispute(paymentIntent)),
    account,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Stripe's signature: HMAC-SHA256 of `<unix time>.<body>`. */
export const stripeSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Body of a webhook: indented, like Stripe's. */
const sign = (event: StripeEvent, secret: string, at: Date, signature: StripeBehaviour['signature']) => {
  const body = JSON.stringify(event, null, 2);
  const key = signature === 'wrong' ? 'whsec_of_another_endpoint' : secret;
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (signature !== 'missing') {
    headers.set('stripe-signature', stripeSignature(key, Math.floor(at.getTime() / 1000), body));
  }
  return { headers, body: signature === 'tampered' ? body.replace(/("amount\w*": )\d+/, '$11') : body };
};

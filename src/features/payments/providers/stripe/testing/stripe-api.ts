import type { IncomingHttpHeaders } from 'node:http';
import { newStripeId, type StripeAccount, type StripeEvent, type StripeSession } from './stripe-account.ts';

export type StripeRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
};

export type RefundBehaviour = 'succeed' | 'stay_pending' | 'are_refused';

type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly events: readonly StripeEvent[];
  readonly isKnownPath: boolean;
};

type Settings = { readonly secretKey: string; readonly url: string; readonly refunds: RefundBehaviour };

const serveWith = (body: unknown, events: readonly StripeEvent[] = []): ApiResponse => ({
  status: 200,
  body,
  events,
  isKnownPath: true,
});
const refuse = (status: number, error: Readonly<Record<string, string>>, isKnownPath = true): ApiResponse => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
  events: [],
  isKnownPath,
});
const serveList = (url: string, data: readonly unknown[]) => serveWith({ object: 'list', url, data, has_more: false });

/** Handles the calls of Stripe's API that the shop uses; all others get 404. */
export const handleApiCall = (account: StripeAccount, request: StripeRequest, settings: Settings): ApiResponse => {
  const { method, path, headers, form } = request;
  if (headers.authorization !== `Bearer ${settings.secretKey}`) {
    return refuse(401, { message: 'Invalid API Key provided' });
  }
  const key = headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return handleOnce(account, request, settings);
  const requestText = `${path}?${form}`;
  const earlier = account.responses.get(key);
  if (earlier && earlier.request !== requestText) {
    return refuse(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' });
  }
  if (earlier) return { ...earlier, events: [], isKnownPath: true };
  const result = handleOnce(account, request, settings);
  account.responses.set(key, { request: requestText, status: result.status, body: result.body });
  return result;
};

const handleOnce = (account: StripeAccount, { method, path, form }: StripeRequest, settings: Settings): ApiResponse => {
  const [, resource = '', id] =
    /^\/v1\/(checkout\/sessions|payment_intents|refunds|disputes)(?:\/(\w+))?$/.exec(path) ?? [];
  const call = `${method} ${resource}${id === undefined ? '' : '/'}`;
  const paymentIntent = form.get('payment_intent');
  switch (call) {
    case 'POST checkout/sessions':
      return createSession(account, form, settings.url);
    case 'GET checkout/sessions':
      return serveList(path, [...account.sessions.values()]);
    case 'GET checkout/sessions/':
      return retrieve(account.sessions.get(id ?? ''), (session) => expanded(account, session, form));
    case 'GET payment_intents/':
      return retrieve(account.intents.get(id ?? ''), (intent) => ({
        ...intent,
        latest_charge: account.charges.get(intent.latest_charge ?? '') ?? null,
      }));
    case 'POST refunds':
      return createRefund(account, form, settings.refunds);
    case 'GET refunds':
      return serveList(
        path,
        account.refunds.filter((refund) => refund.payment_intent === paymentIntent),
      );
    case 'GET disputes':
      return serveList(
        path,
        account.disputes.filter((dispute) => dispute.payment_intent === paymentIntent),
      );
    default:
      return refuse(404, { message: `Unrecognized request URL (${method}: ${path})` }, false);
  }
};

const retrieve = <Value>(value: Value | undefined, present: (value: Value) => unknown): ApiResponse =>
  value === undefined ? refuse(404, { code: 'resource_missing', param: 'id' }) : serveWith(present(value));

const expanded = (account: StripeAccount, session: StripeSession, form: URLSearchParams) => {
  const intent = account.intents.get(session.payment_intent ?? '');
  if (!intent || form.get('expand[0]') !== 'payment_intent.latest_charge') return session;
  const charge = account.charges.get(intent.latest_charge ?? '') ?? null;
  return { ...session, payment_intent: { ...intent, latest_charge: charge } };
};

/** Supported parameters of a session; like Stripe, refuses others. */
const sessionParameters =
  /^(?:mode|allowed_payment_method_types\[0\]|adaptive_pricing\[enabled\]|client_reference_id|customer_email|locale|success_url|cancel_url|expires_at|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\]|(?:metadata|payment_intent_data\[metadata\])\[\w+\])$/;

const DAY_SECONDS = 86_400;
const HALF_AN_HOUR_SECONDS = 1800;

const createSession = (account: StripeAccount, form: URLSearchParams, url: string): ApiResponse => {
  const unknown = [...form.keys()].find((name) => !sessionParameters.test(name));
  if (unknown) return refuse(400, { code: 'parameter_unknown', param: unknown });
  const line = (name: string) => form.get(`line_items[0]${name}`) ?? '';
  const amount = Number(line('[price_data][unit_amount]')) * Number(line('[quantity]'));
  if (!Number.isInteger(amount) || amount < 1)
    return refuse(400, { code: 'parameter_invalid_integer', param: 'line_items' });
  const expiresAt = Number(form.get('expires_at'));
  const lifetime = expiresAt - account.now().getTime() / 1000;
  if (!(lifetime >= HALF_AN_HOUR_SECONDS && lifetime <= DAY_SECONDS)) return refuse(400, { param: 'expires_at' });
  const email = form.get('customer_email');
  if (email && !email.includes('@')) {
    return refuse(400, { code: 'email_invalid', message: `Invalid email address: ${email}`, param: 'customer_email' });
  }
  const id = newStripeId('cs_test');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    client_reference_id: form.get('client_reference_id'),
    metadata: readMetadata(form),
    amount_total: amount,
    currency: line('[price_data][currency]'),
    customer_email: email,
    expires_at: expiresAt,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    description: line('[price_data][product_data][name]'),
    url: `${url}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
  };
  account.sessions.set(id, session);
  return serveWith({ ...session });
};

const readMetadata = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const createRefund = (account: StripeAccount, form: URLSearchParams, refunds: RefundBehaviour): ApiResponse => {
  const paymentIntent = form.get('payment_intent') ?? '';
  const charge = account.charges.get(account.intents.get(paymentIntent)?.latest_charge ?? '');
  if (!charge) return refuse(404, { code: 'resource_missing', param: 'payment_intent' });
  const amount = Number(form.get('amount'));
  if (charge.amount_refunded === charge.amount || refunds === 'are_refused') {
    return refuse(400, { code: 'charge_already_refunded' });
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > charge.amount - charge.amount_refunded) {
    return refuse(400, { param: 'amount' });
  }
  const isPending = refunds === 'stay_pending';
  const { refund, events } = account.refund({ paymentIntent, amount, metadata: readMetadata(form), isPending });
  return serveWith({ ...refund }, events);
};

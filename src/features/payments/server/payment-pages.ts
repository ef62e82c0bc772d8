import { AppError } from '#core/errors/app-error.ts';
import { defaultLanguage, localisedAddress } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { isUnavailable } from '#core/server/database/errors.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { recordReturn } from './payment-attempts.repository.ts';
import { addThrottledCheckJob } from './payment-jobs.ts';
import { InvalidSignature, type PaymentGateway } from './payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { providerNamed } from './settings/payment-settings.ts';

/** Runs a task when a slot is free; throws UNAVAILABLE when too many wait. */
type WithLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Value of `Retry-After`, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Handlers for gateway webhooks and returning customers; they need no session. */
export type PaymentPages = {
  /** Handles `POST /payments/webhooks/{provider}`. */
  readonly webhook: (request: Request, provider: string) => Promise<Response>;
  /** Handles `GET /payments/return/{attempt}`. */
  readonly handleReturn: (attemptId: string) => Promise<Response>;
};

/** Maximum size of a webhook, in bytes; a longer body is not read to its end. */
const MAX_BYTES = 65_536;

/**
 * Creates the handlers. Webhooks have their own limiter, because gateways send from few addresses and must not queue behind
 * visitors.
 */
export const createPaymentPages = (shop: ShopContext, withLimit: WithLimit): PaymentPages => ({
  webhook: (request, name) => handleWebhook(shop, withLimit, request, name),
  handleReturn: async (attemptId) => {
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId);
    const order = isId ? await recordReturn(shop.database.kysely, attemptId, shop.clock()) : undefined;
    // query parameters of the return URL are ignored
    if (order === undefined) return seeOther(localisedAddress('/account', shop.publicUrl, defaultLanguage));
    await addThrottledCheckJob(shop, shop.database.kysely, { id: attemptId, ...order });
    // the fragment tells the page that a customer without a session returns from a payment
    return seeOther(
      localisedAddress(`/order-confirmation/${order.order_number}#returned`, shop.publicUrl, order.language),
    );
  },
});

const seeOther = (address: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });

/**
 * Records a webhook after checking its signature; nothing is trusted, stored or logged before that. Responds 200 after the commit,
 * also for known or irrelevant events, so that the gateway does not retry; 401 without a valid signature, 404 for a provider that
 * is not configured, 413 for a large body, 503 when overloaded.
 */
const handleWebhook = async (
  shop: ShopContext,
  withLimit: WithLimit,
  request: Request,
  name: string,
): Promise<Response> => {
  const counted = (outcome: string, status: number): Response => {
    // the name comes from the URL, and metrics need few label values
    shop.counts?.paymentReported(gatewayNames.find((gateway) => gateway === name) ?? 'unknown', outcome);
    return new Response(null, {
      status,
      ...(status === 503 ? { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } } : {}),
    });
  };
  try {
    const provider = providerNamed((await shop.shopSettings.current()).payments, name);
    const parse = provider?.parseWebhook;
    if (provider === undefined || parse === undefined) return new Response(null, { status: 404 });
    const body = await readBounded(request);
    if (body === null) return counted('too-large', 413);
    return await withLimit(async () => {
      const outcomes = await record(shop, { ...provider, parseWebhook: parse }, request, body);
      return counted(outcomes.join('+') || 'ignored', 200);
    });
  } catch (error) {
    if (error instanceof InvalidSignature) {
      logInvalidSignature(shop, name);
      return counted('unsigned', 401);
    }
    if (isUnavailable(error) || (error instanceof AppError && error.code === 'UNAVAILABLE'))
      return counted('unavailable', 503);
    shop.log.error({ err: error, provider: name }, 'payment webhook could not be recorded');
    return counted('failed', 500);
  }
};

const LOG_INTERVAL_MS = 60_000;
const loggedAt = new Map<string, number>();

/** Logs an unsigned webhook at most once a minute per provider: anyone can send them, and they must not fill the disk. */
const logInvalidSignature = ({ log }: ShopContext, provider: string): void => {
  if (Date.now() - (loggedAt.get(provider) ?? -LOG_INTERVAL_MS) < LOG_INTERVAL_MS) return;
  loggedAt.set(provider, Date.now());
  log.error({ provider }, 'payment webhook had no valid signature; further ones are only counted for a minute');
};

type Reporter = PaymentGateway & Required<Pick<PaymentGateway, 'parseWebhook'>>;

const record = async (shop: ShopContext, provider: Reporter, request: Request, body: Uint8Array): Promise<string[]> => {
  const query = new URL(request.url).searchParams;
  const events = provider.parseWebhook({ body, headers: request.headers, query, now: shop.clock() });
  const outcomes: string[] = [];
  for (const event of events) outcomes.push(await recordPaymentEvent(shop, event, { by: 'webhook', adminId: null }));
  return outcomes;
};

/** Reads the body; null above MAX_BYTES. */
const readBounded = async ({ body }: Request): Promise<Uint8Array | null> => {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

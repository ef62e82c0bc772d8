import { defaultLanguage, localisedAddress } from '../../domain/language.ts';
import { gatewayNames } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isUnavailable } from '../../platform/database/errors.ts';
import type { ShopContext } from '../shop-context.ts';
import { noteReturn } from './payment-attempts.repository.ts';
import { addCheckJobWithPause } from './payment-jobs.ts';
import { providerNamed } from './payment-settings.ts';
import { InvalidSignature, type PaymentProvider } from './providers/payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** Runs a task when a slot is free; throws UNAVAILABLE when too many wait. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Value of `Retry-After`, in seconds. */
const COMEBACK_SECONDS = 5;

/** Requests of gateways and of customers who come back from them; they need no session. */
export type PaymentPages = {
  /** Handles `POST /payments/webhooks/{provider}`. */
  readonly webhook: (request: Request, provider: string) => Promise<Response>;
  /** Handles `GET /payments/return/{attempt}`. */
  readonly goBack: (attemptId: string) => Promise<Response>;
};

/** A webhook has some kilobytes; what is longer is not read to its end. */
const MOST_BYTES = 65_536;

/** Creates the handlers. Webhooks have a limiter of their own: a gateway sends from few addresses, and must not wait behind visitors. */
export const createPaymentPages = (shop: ShopContext, inTurn: InTurn): PaymentPages => ({
  webhook: (request, name) => takeWebhook(shop, inTurn, request, name),
  goBack: async (attemptId) => {
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId);
    const order = isId ? await noteReturn(shop.database.kysely, attemptId, shop.clock()) : undefined;
    // nothing that the gateway has written into the address is believed, kept or shown
    if (order === undefined) return seeOther(localisedAddress('/account', shop.publicUrl, defaultLanguage));
    await addCheckJobWithPause(shop, shop.database.kysely, { id: attemptId, ...order });
    // the fragment lets the page tell a customer without a session that they came from a payment
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
 * Records what a gateway reports. Nothing of it is believed, stored or logged before its signature is checked. 200 after the commit, also for
 * what is known or does not concern the shop, so that the gateway does not repeat it; 401 unsigned, 404 for a provider that is not
 * configured, 413 and 503 by their meaning.
 */
const takeWebhook = async (shop: ShopContext, inTurn: InTurn, request: Request, name: string): Promise<Response> => {
  const counted = (outcome: string, status: number): Response => {
    // the name comes from the address; a metric has few labels
    shop.counts?.paymentReported(gatewayNames.find((known) => known === name) ?? 'unknown', outcome);
    return new Response(null, {
      status,
      ...(status === 503 ? { headers: { 'Retry-After': String(COMEBACK_SECONDS) } } : {}),
    });
  };
  try {
    const provider = providerNamed((await shop.shopSettings.current()).payments, name);
    const parse = provider?.parseWebhook;
    if (provider === undefined || parse === undefined) return new Response(null, { status: 404 });
    const body = await readBounded(request);
    if (body === null) return counted('too-large', 413);
    return await inTurn(async () => {
      const outcomes = await record(shop, { ...provider, parseWebhook: parse }, request, body);
      return counted(outcomes.join('+') || 'ignored', 200);
    });
  } catch (error) {
    if (error instanceof InvalidSignature) {
      warnOfSignature(shop, name);
      return counted('unsigned', 401);
    }
    if (isUnavailable(error) || (error instanceof Refusal && error.code === 'UNAVAILABLE'))
      return counted('unavailable', 503);
    shop.log.error({ err: error, provider: name }, 'payment webhook could not be recorded');
    return counted('failed', 500);
  }
};

const WARNING_MS = 60_000;
const warnedAt = new Map<string, number>();

/** Logs an unsigned webhook once a minute for each provider: anybody can send them, and must not fill the disk. */
const warnOfSignature = ({ log }: ShopContext, provider: string): void => {
  if (Date.now() - (warnedAt.get(provider) ?? -WARNING_MS) < WARNING_MS) return;
  warnedAt.set(provider, Date.now());
  log.error({ provider }, 'payment webhook is not signed by its gateway; further ones are only counted for a minute');
};

type Reporter = PaymentProvider & Required<Pick<PaymentProvider, 'parseWebhook'>>;

const record = async (shop: ShopContext, provider: Reporter, request: Request, body: Uint8Array): Promise<string[]> => {
  const query = new URL(request.url).searchParams;
  const events = provider.parseWebhook({ body, headers: request.headers, query, now: shop.clock() });
  const outcomes: string[] = [];
  for (const event of events) outcomes.push(await recordPaymentEvent(shop, event, { by: 'webhook', adminId: null }));
  return outcomes;
};

/** The body, or null when it is longer than a webhook. */
const readBounded = async ({ body }: Request): Promise<Uint8Array | null> => {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

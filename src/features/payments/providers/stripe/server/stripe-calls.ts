import type Stripe from 'stripe';
import { isValiError } from 'valibot';
import { gatewayFetch } from '../../../server/gateway-fetch.ts';
import { GatewayRejected, GatewayUnavailable } from '../../../server/payment-provider.ts';

/** Loads the library only for shops with Stripe keys: it uses 33 MiB of memory (decision 190). */
export const loadStripe = async () => (await import('stripe')).default;

export type StripeLibrary = Awaited<ReturnType<typeof loadStripe>>;

type Call<Answer> = (client: Stripe) => Promise<Answer>;

export type StripeCalls = {
  /** Calls once, without a retry. Throws GatewayRejected or GatewayUnavailable. */
  readonly send: <Answer>(signal: AbortSignal, call: Call<Answer>) => Promise<Answer>;
  /** Queries with one retry; null when Stripe does not know the object. Throws GatewayUnavailable. */
  readonly request: <Answer>(signal: AbortSignal, call: Call<Answer>) => Promise<Answer | null>;
};

type Settings = {
  readonly secretKey: string;
  /** URL of the API; null for Stripe's own. */
  readonly api: URL | null;
};

/** Creates a client per call, because the library accepts no AbortSignal: its `fetch` has the signal bound. */
export const createStripeCalls = (library: StripeLibrary, { secretKey, api }: Settings): StripeCalls => {
  const clientFor = (signal: AbortSignal, maxNetworkRetries: number) =>
    new library(secretKey, {
      ...(api ? toApiAddress(api) : {}),
      telemetry: false,
      maxNetworkRetries,
      httpClient: library.createFetchHttpClient(fetchUntil(signal)),
    });
  return {
    send: async (signal, call) => {
      try {
        return await call(clientFor(signal, 0));
      } catch (error) {
        throw toGatewayError(library, error);
      }
    },
    request: async (signal, call) => {
      try {
        return await call(clientFor(signal, 1));
      } catch (error) {
        if (error instanceof library.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        const { message } = toGatewayError(library, error);
        throw new GatewayUnavailable(message);
      }
    },
  };
};

const toApiAddress = ({ hostname, port, protocol }: URL) => {
  const isSecure = protocol === 'https:';
  return { host: hostname, port: port || (isSecure ? '443' : '80'), protocol: isSecure ? 'https' : 'http' } as const;
};

/**
 * The library's `node:https` client retries a call whose connection was closed even with retries disabled; its `fetch` client does
 * not.
 */
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (address: string | URL | Request, init: RequestInit = {}) =>
    gatewayFetch(address, { ...init, signal: init.signal ? AbortSignal.any([signal, init.signal]) : signal });

/**
 * Maps the library's errors. Keeps only the codes of a response, because its messages repeat the request, such as the customer's
 * address. An idempotency conflict leaves the outcome of the first call unknown.
 */
const toGatewayError = ({ errors }: StripeLibrary, error: unknown): Error => {
  if (isValiError(error)) return new GatewayUnavailable('stripe: unexpected response');
  if (!(error instanceof errors.StripeError)) throw error;
  const { type, statusCode, code, param, requestId } = error;
  const details = [statusCode, code, param, requestId].filter((detail) => detail !== undefined && detail !== '');
  const message = ['stripe:', type, ...details].join(' ');
  const isRefusal =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeCardError;
  return isRefusal ? new GatewayRejected(message, statusCode) : new GatewayUnavailable(message);
};

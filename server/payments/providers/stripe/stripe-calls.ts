import type Stripe from 'stripe';
import { isValiError } from 'valibot';
import { GatewayRefused, GatewayUnavailable } from '../payment-provider.ts';

/** Longest answer that is read, in bytes. */
const MAX_ANSWER = 256 * 1024;

/** Loads the library when a shop has keys of Stripe: it takes 33 MiB of memory (decision 190). */
export const loadStripe = async () => (await import('stripe')).default;

export type StripeLibrary = Awaited<ReturnType<typeof loadStripe>>;

type Call<Answer> = (client: Stripe) => Promise<Answer>;

export type StripeCalls = {
  /** Calls once, without a repetition. Throws GatewayRefused or GatewayUnavailable. */
  readonly send: <Answer>(signal: AbortSignal, call: Call<Answer>) => Promise<Answer>;
  /** Asks, and repeats the question once; null when Stripe does not know what is asked for. Throws GatewayUnavailable. */
  readonly ask: <Answer>(signal: AbortSignal, call: Call<Answer>) => Promise<Answer | null>;
};

type Settings = {
  readonly secretKey: string;
  /** Where the API is; null for Stripe itself. */
  readonly api: URL | null;
};

/** Makes the calls with a client of their own, because the library takes no signal: its client gets a `fetch` that has one. */
export const createStripeCalls = (library: StripeLibrary, { secretKey, api }: Settings): StripeCalls => {
  const clientFor = (signal: AbortSignal, maxNetworkRetries: number) =>
    new library(secretKey, {
      ...(api ? addressOf(api) : {}),
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
    ask: async (signal, call) => {
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

const addressOf = ({ hostname, port, protocol }: URL) => {
  const isSecure = protocol === 'https:';
  return { host: hostname, port: port || (isSecure ? '443' : '80'), protocol: isSecure ? 'https' : 'http' } as const;
};

/**
 * Follows no redirect and reads no endless answer. The library's own client over `node:https` repeats a call whose connection was
 * closed once, even where repetitions are switched off; with `fetch` it does not.
 */
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  async (address: string | URL | Request, init: RequestInit = {}) => {
    const signals = init.signal ? [signal, init.signal] : [signal];
    const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
    return new Response(answer.body?.pipeThrough(upTo(MAX_ANSWER)) ?? null, answer);
  };

const upTo = (limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > limit) controller.error(new RangeError(`longer than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
};

/**
 * Maps the errors of the library. Only the codes of an answer are kept, because its sentences repeat what was sent, such as the
 * customer's address. A key of idempotency that was used with other values says nothing about what its first call did.
 */
const toGatewayError = ({ errors }: StripeLibrary, error: unknown): Error => {
  if (isValiError(error)) return new GatewayUnavailable('stripe: unexpected answer');
  if (!(error instanceof errors.StripeError)) throw error;
  const { type, statusCode, code, param, requestId } = error;
  const details = [statusCode, code, param, requestId].filter((detail) => detail !== undefined && detail !== '');
  const message = ['stripe:', type, ...details].join(' ');
  const isRefusal =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeCardError;
  return isRefusal ? new GatewayRefused(message, statusCode) : new GatewayUnavailable(message);
};

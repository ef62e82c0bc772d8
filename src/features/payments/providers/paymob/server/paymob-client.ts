import * as v from 'valibot';
import { gatewayFetch } from '../../../server/gateway-fetch.ts';
import { GatewayUnavailable } from '../../../server/payment-provider.ts';
import type { PaymobSettings } from './paymob-settings.ts';

/** Response of the gateway: `body` is its JSON, null when empty, undefined when not JSON. */
export type GatewayResponse = { readonly status: number; readonly body: unknown };

type Call = { readonly path: string; readonly body?: unknown };

/** Client of the gateway's HTTP API. All calls throw GatewayUnavailable when the response leaves the outcome unknown. */
export type PaymobClient = {
  /** Calls with the secret key. */
  readonly post: (call: Call, signal: AbortSignal) => Promise<GatewayResponse>;
  /** Requests a token with the API key. */
  readonly requestToken: (signal: AbortSignal) => Promise<GatewayResponse>;
  /**
   * Calls with a cached token until the gateway refuses it; `GET` without a body. Null when the gateway does not know the object.
   */
  readonly inquire: (call: Call, signal: AbortSignal) => Promise<unknown>;
};

export const createClient = ({ url, secretKey, apiKey }: PaymobSettings): PaymobClient => {
  let token: string | null = null;

  const send = async ({ path, body }: Call, authorization: string | null, signal: AbortSignal) => {
    const response = await gatewayFetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        ...(authorization === null ? {} : { Authorization: authorization }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    }).catch((error: unknown) => {
      throw unavailable(path, describeError(error), error);
    });
    return readAnswer(path, response);
  };

  const requestToken = (signal: AbortSignal) =>
    send({ path: '/api/auth/tokens', body: { api_key: apiKey } }, null, signal);

  const renewToken = async (signal: AbortSignal): Promise<string> => {
    const { status, body } = await requestToken(signal);
    const read = v.safeParse(Token, body);
    if (status >= 300 || !read.success) throw unavailable('/api/auth/tokens', `${status}`);
    token = read.output.token;
    return token;
  };

  return {
    post: (call, signal) => send(call, `Token ${secretKey}`, signal),
    requestToken,
    inquire: async (call, signal) => {
      let response = await send(call, `Bearer ${token ?? (await renewToken(signal))}`, signal);
      if (response.status === 401 || response.status === 403)
        response = await send(call, `Bearer ${await renewToken(signal)}`, signal);
      if (response.status === 404) return null;
      if (response.status >= 300 || response.body === undefined) throw unavailable(call.path, `${response.status}`);
      return isEmpty(response.body) ? null : response.body;
    },
  };
};

/** A token is used in a header, so it must not contain line breaks. */
export const Token = v.object({ token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)) });

/** The response for an order without transactions is undocumented: an empty body, object and list are equivalent. */
const isEmpty = (body: unknown): boolean => typeof body !== 'object' || body === null || Object.keys(body).length === 0;

/** A timeout, a limit of requests or an error of the gateway leaves the outcome unknown. */
const readAnswer = async (path: string, response: Response): Promise<GatewayResponse> => {
  const { status } = response;
  if (status === 408 || status === 429 || status >= 500) {
    await response.body?.cancel();
    throw unavailable(path, `${status}`);
  }
  const text = await response.text().catch((error: unknown) => {
    throw unavailable(path, describeError(error), error);
  });
  return { status, body: text.trim() === '' ? null : parseJson(text) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `fetch` has the network error as its cause. Keeps only the code or name, because the message may contain a URL with a key. */
const describeError = (error: unknown): string => {
  if (error instanceof GatewayUnavailable) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'no answer';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};

/** Removes the ids from the path, so that alerts group by call. */
const unavailable = (path: string, reason: string, cause?: unknown): GatewayUnavailable =>
  new GatewayUnavailable(`paymob ${path.replaceAll(/\/\d+/g, '/…')}: ${reason}`, { cause });

/**
 * Describes a refusal for the log: status, code, and `detail` or `message`, otherwise the names of the refused fields. Field
 * messages are omitted, because they may contain customer input.
 */
export const readError = ({ status, body }: GatewayResponse): string => {
  const { code, detail, message, ...fields } = v.is(v.record(v.string(), v.unknown()), body) ? body : {};
  const parts = [code, detail, message].filter((word) => typeof word === 'string');
  const details = parts.length > 0 ? parts.join(' ') : Object.entries(fields).map(fieldNames).join(' ');
  return `${status} ${details}`.trim().slice(0, 200);
};

const fieldNames = ([name, problem]: [string, unknown]): string =>
  v.is(v.record(v.string(), v.unknown()), problem) && !Array.isArray(problem)
    ? Object.keys(problem)
        .map((inner) => `${name}.${inner}`)
        .join(' ')
    : name;

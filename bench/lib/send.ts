import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request to send. */
export type SendOptions = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout in milliseconds; the request then counts as broken. */
  readonly queueTimeoutMs?: number;
};

/** Sends a request over the agent's connections. Returns the status, or `broken` with the reason, and the body. */
export const send = (
  agent: Agent,
  url: string,
  { method = 'GET', path, body, headers = {}, queueTimeoutMs }: SendOptions,
) =>
  new Promise<{ readonly status: string; readonly body: string }>((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const sized =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const broken = (error: Error) => resolve({ status: 'broken', body: error.message });
    const timeoutOption = queueTimeoutMs === undefined ? {} : { signal: AbortSignal.timeout(queueTimeoutMs) };
    request(url + path, { agent, method, headers: { ...headers, ...sized }, ...timeoutOption }, (response) => {
      text(response).then((read) => resolve({ status: String(response.statusCode), body: read }), broken);
    })
      .once('error', broken)
      .end(sent);
  });

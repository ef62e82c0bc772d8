import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request of many. */
export type Asked = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks on a connection of this agent. Answers with the status, or with `broken` and why, and with what was said. */
export const send = (agent: Agent, url: string, { method = 'GET', path, body, headers = {} }: Asked) =>
  new Promise<{ readonly status: string; readonly said: string }>((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const sized =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const broken = (error: Error) => resolve({ status: 'broken', said: error.message });
    request(url + path, { agent, method, headers: { ...headers, ...sized } }, (answer) => {
      text(answer).then((said) => resolve({ status: String(answer.statusCode), said }), broken);
    })
      .once('error', broken)
      .end(sent);
  });

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** One request of a stream. */
export type Asked = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Stream = {
  /** How many were answered with each status, and the first few failures in words. */
  readonly end: () => Promise<{ readonly statuses: Readonly<Record<string, number>>; readonly failures: string[] }>;
};

/**
 * Asks again and again, one request after the other, on connections that are kept as browsers keep theirs. Whatever is
 * not answered with 2xx, or not at all, is a failure.
 */
export const startStream = (url: string, next: () => Asked, pauseMs: number): Stream => {
  const agent = new Agent({ keepAlive: true });
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let isEnding = false;
  const run = async () => {
    while (!isEnding) {
      const asked = next();
      const { status, said } = await send(agent, url, asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!status.startsWith('2'))
        failures.push(`${asked.method ?? 'GET'} ${asked.path}: ${status} ${said.slice(0, 200)}`);
      await pause(pauseMs);
    }
  };
  const running = run();
  return {
    end: async () => {
      isEnding = true;
      await running;
      agent.destroy();
      return { statuses, failures };
    },
  };
};

const send = (agent: Agent, url: string, { method = 'GET', path, body, headers = {} }: Asked) =>
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

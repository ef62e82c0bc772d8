import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, send } from '../../../bench/lib/send.ts';

export type Stream = {
  /** Number of responses by status, and descriptions of the first few failures. */
  readonly end: () => Promise<{ readonly statuses: Readonly<Record<string, number>>; readonly failures: string[] }>;
};

/** Sends one request after the other on keep-alive connections. A status other than 2xx, or no response, is a failure. */
export const startStream = (url: string, next: () => Asked, pauseMs: number): Stream => {
  const agent = new Agent({ keepAlive: true });
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let isEnding = false;
  const run = async () => {
    while (!isEnding) {
      const asked = next();
      const { status, body } = await send(agent, url, asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!status.startsWith('2'))
        failures.push(`${asked.method ?? 'GET'} ${asked.path}: ${status} ${body.slice(0, 200)}`);
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

import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Running } from '../../scripts/lib/run-process.ts';
import { signUp } from '../checkout-users.ts';
import { oneItem } from '../order-inputs.ts';
import { type SendOptions, send } from './send.ts';

type LoadResult = { readonly latencies: number[]; readonly failures: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 30_000 });

/** Sends requests on a fixed number of connections, each as soon as the last is answered. Returns answers per second. */
export const sendClosedLoop = async (
  url: string,
  next: () => SendOptions,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let responseCount = 0;
  const sendRequests = async () => {
    while (performance.now() < until) {
      const failure = await failureOf(url, next());
      if (failure !== null) throw new Error(failure);
      responseCount += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  return responseCount / seconds;
};

/** Sends requests at a fixed rate, independent of the answers; ends when the last has arrived. */
export const sendAtRate = async (
  url: string,
  next: () => SendOptions,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<LoadResult> => {
  const borne: LoadResult = { latencies: [], failures: [] };
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  const sendRequests = async () => {
    const sentAt = performance.now();
    const failure = await failureOf(url, next());
    borne.latencies.push(performance.now() - sentAt);
    if (failure !== null) borne.failures.push(failure);
  };
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; sent < Math.min(due, perSecond * seconds); sent += 1) {
      const asking: Promise<void> = sendRequests().finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
    await pause(2);
  }
  await Promise.all(underWay);
  return borne;
};

/** Null for a 2xx answer, else a description of the failure. */
const failureOf = async (url: string, request: SendOptions): Promise<string | null> => {
  const { status, body } = await send(agent, url, request);
  return status.startsWith('2') ? null : `${request.path}: ${status} ${body.slice(0, 200)}`;
};

/** A mix of requests: of 100, 80 are for pages, 18 for the API, and 2 are orders. */
export const mixedLoad = async (shop: Running): Promise<() => SendOptions> => {
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(shop, index)));
  const pages = ['/', '/products', '/product/cup-tea-01', '/products/plates', '/about', '/products?sale=true'];
  const calls = ['/api/products?language=ar', '/api/products/cup-tea-01?language=en'];
  const headers = { 'accept-encoding': 'br' };
  let turn = 0;
  return () => {
    turn += 1;
    const buyer = buyers[Math.floor(turn / 50) % buyers.length];
    if (turn % 50 === 0 && buyer) {
      return {
        method: 'POST',
        path: '/api/orders',
        headers: { authorization: `Bearer ${buyer.token}` },
        body: oneItem(turn),
      };
    }
    if (turn % 50 > 40) return { path: calls[turn % calls.length] ?? '/', headers };
    return { path: pages[turn % pages.length] ?? '/', headers };
  };
};

/** Resident memory of a process, in MB. Throws without /proc. */
export const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
};

/** Raises the stock of each product above any number of orders. */
export const raiseStock = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update products set stock = 1000000000');
  await client.end();
};

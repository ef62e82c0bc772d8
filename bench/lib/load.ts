import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Running } from '../../scripts/lib/run-process.ts';
import { signUp } from '../checkout-users.ts';
import { oneItem } from '../order-inputs.ts';
import { type Asked, send } from './send.ts';

type Borne = { readonly waits: number[]; readonly failures: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 30_000 });

/** Asks as fast as so many askers are answered, for so long. Answers a second. */
export const asFastAsAnswered = async (
  url: string,
  next: () => Asked,
  { askers, seconds }: { readonly askers: number; readonly seconds: number },
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const failure = await failureOf(url, next());
      if (failure !== null) throw new Error(failure);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, ask));
  return answered / seconds;
};

/** Asks so often a second, whether answers come or not, as visitors do; ends when the last of them has come. */
export const steadily = async (
  url: string,
  next: () => Asked,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Borne> => {
  const borne: Borne = { waits: [], failures: [] };
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const asked = performance.now();
    const failure = await failureOf(url, next());
    borne.waits.push(performance.now() - asked);
    if (failure !== null) borne.failures.push(failure);
  };
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; sent < Math.min(due, perSecond * seconds); sent += 1) {
      const asking: Promise<void> = ask().finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
    await pause(2);
  }
  await Promise.all(underWay);
  return borne;
};

/** Null when it is answered with 2xx, else what happened. */
const failureOf = async (url: string, wanted: Asked): Promise<string | null> => {
  const { status, said } = await send(agent, url, wanted);
  return status.startsWith('2') ? null : `${wanted.path}: ${status} ${said.slice(0, 200)}`;
};

/** What visitors ask for, one after another: of a hundred requests eighty are for pages, eighteen for the API, two are orders. */
export const mixedLoad = async (shop: Running): Promise<() => Asked> => {
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, place) => signUp(shop, place)));
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

/** The memory that a process holds (resident), in MB. Throws where there is no /proc. */
export const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
};

/** Gives each product more pieces than are ever asked for. */
export const raiseStock = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update products set stock = 1000000000');
  await client.end();
};

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { HostReply, HostRequest, Invitation } from './shop-host.ts';
import type { RunningShop } from './spawned-shop.ts';

/** A built shop in the host process of this worker. */
export type HostedShop = Pick<RunningShop, 'url' | 'output'> & {
  readonly invite: (invitation: Invitation) => Promise<void>;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
};

type Host = { readonly process: ChildProcess; output: string; lastReply: Promise<unknown> };

declare global {
  /** Each test file of a worker reloads this module; they share the host process. */
  var lazawardShopHost: Host | undefined;
}

/** Opens a shop like `runBuiltShop`, but in a reused process: without the start of Node it takes a quarter of the CPU time. */
export const openHostedShop = async (
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<HostedShop> => {
  const host = getRunningHost();
  const outputBefore = host.output.length;
  const output = () => host.output.slice(outputBefore);
  const reply = await requestHost(host, { open: { databaseUrl, settings } });
  if (!('url' in reply)) {
    endHost(host);
    throw new Error(`The shop did not open. Has it been built?\n${output()}${JSON.stringify(reply)}`);
  }
  // stdout and the response use different channels; the output may arrive later
  while (!output().includes(reply.url)) await once(host.process.stdout as Readable, 'data');
  return {
    url: reply.url,
    output,
    isRunning: () => host.process.connected,
    invite: async (invitation) => {
      const invited = await requestHost(host, { invite: invitation, shop: reply.url });
      if (!('invited' in invited)) throw new Error(JSON.stringify(invited));
    },
    stop: async () => {
      const stopped = await requestHost(host, { close: reply.url });
      if (!('closed' in stopped)) endHost(host);
    },
  };
};

const getRunningHost = (): Host => {
  const existing = globalThis.lazawardShopHost;
  if (existing?.process.connected) return existing;
  const child = fork(join(import.meta.dirname, 'shop-host.ts'), {
    cwd: join(import.meta.dirname, '../../..'),
    silent: true,
    execArgv: [],
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
  });
  const host: Host = { process: child, output: '', lastReply: Promise.resolve() };
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      host.output += chunk.toString();
    });
  }
  process.once('exit', () => child.kill('SIGKILL'));
  globalThis.lazawardShopHost = host;
  return host;
};

/** Sends one request at a time, because a reply does not name its request. */
const requestHost = (host: Host, request: HostRequest): Promise<HostReply> => {
  const reply = host.lastReply.then(() => exchange(host, request));
  host.lastReply = reply.catch(() => undefined);
  return reply;
};

const exchange = async ({ process: child }: Host, request: HostRequest): Promise<HostReply> => {
  const waiting = new AbortController();
  const next = (event: string) => once(child, event, { signal: waiting.signal });
  const ended = next('exit').then(([code]): HostReply => ({ failed: `the host ended with ${code}` }));
  const reply = next('message').then(([message]) => message as HostReply);
  ended.catch(() => undefined);
  reply.catch(() => undefined);
  child.send(request);
  return Promise.race([reply, ended]).finally(() => waiting.abort());
};

const endHost = (host: Host) => {
  host.process.kill('SIGKILL');
  globalThis.lazawardShopHost = undefined;
};

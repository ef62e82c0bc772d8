import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { HostAnswer, HostRequest, Invitation } from './shop-host.ts';
import { type RunningShop, settingsOfTests } from './spawned-shop.ts';

/** A built shop in the host process of this worker, which runs one shop at a time. */
export type HostedShop = Pick<RunningShop, 'url' | 'output'> & {
  readonly invite: (invitation: Invitation) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Host = { readonly process: ChildProcess; output: string; isOpen: boolean };

declare global {
  /** Each test file of a worker reloads this module; they share the host process. */
  var lazawardShopHost: Host | undefined;
}

/**
 * Opens a shop like `runBuiltShop`, but in a reused process: without the start of Node it takes a quarter of the CPU time.
 * A file that needs two shops at once opens the second with `runBuiltShop`.
 */
export const openHostedShop = async (
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<HostedShop> => {
  const host = getRunningHost();
  if (host.isOpen) throw new Error('The host has a shop open: close it first.');
  host.isOpen = true;
  host.output = '';
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-shop-'));
  const reply = await requestHost(host, { open: settingsOfTests({ dataDir, databaseUrl, settings }) });
  if (!('url' in reply)) {
    endHost(host);
    throw new Error(`The shop did not open. Has it been built?\n${host.output}${JSON.stringify(reply)}`);
  }
  // stdout and the response use different channels; the output may arrive later
  while (!host.output.includes(reply.url)) await once(host.process.stdout as Readable, 'data');
  return {
    url: reply.url,
    output: () => host.output,
    invite: async (invitation) => {
      const invited = await requestHost(host, { invite: invitation });
      if (!('invited' in invited)) throw new Error(JSON.stringify(invited));
    },
    stop: async () => {
      const stopped = await requestHost(host, { close: true });
      if (!('closed' in stopped)) endHost(host);
      host.isOpen = false;
      await rm(dataDir, { recursive: true, force: true });
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
  const host: Host = { process: child, output: '', isOpen: false };
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      host.output += chunk.toString();
    });
  }
  process.once('exit', () => child.kill('SIGKILL'));
  globalThis.lazawardShopHost = host;
  return host;
};

const requestHost = async ({ process: child }: Host, request: HostRequest): Promise<HostAnswer> => {
  const waiting = new AbortController();
  const next = (event: string) => once(child, event, { signal: waiting.signal });
  const ended = next('exit').then(([code]): HostAnswer => ({ failed: `the host ended with ${code}` }));
  const reply = next('message').then(([message]) => message as HostAnswer);
  ended.catch(() => undefined);
  reply.catch(() => undefined);
  child.send(request);
  return Promise.race([reply, ended]).finally(() => waiting.abort());
};

const endHost = (host: Host) => {
  host.process.kill('SIGKILL');
  globalThis.lazawardShopHost = undefined;
};

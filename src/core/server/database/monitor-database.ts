import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';

/** Checks with its own connections whether a database responds. */
export type DatabaseMonitor = {
  /** True if the database responds within the limit. Concurrent callers share one check. */
  readonly checkResponds: () => Promise<boolean>;
  /** Whether the last check got no response. Checks repeat until one does, so that queries need not try. */
  readonly isSilent: () => boolean;
  /** Records that another connection has received data, so that the database does not count as silent. */
  readonly recordData: () => void;
  /**
   * Calls the listener when another server than before has responded to a check; the previous one is then no longer the
   * primary.
   * @returns a function that removes the listener
   */
  readonly onServerChange: (listener: (server: string) => void) => () => void;
  readonly stop: () => Promise<void>;
};

export type MonitorOptions = {
  /** Response time limit in milliseconds, without delays of this process; 1.2 s by default. */
  readonly limitMs?: number;
};

/** Below the two seconds within which `/readyz/database` must respond. */
const LIMIT_MS = 1_200;
const RETRY_MS = 500;

/** Number of ticks of the limit. A tick delayed by a busy process counts as at most one and a half. */
const TICKS = 15;
const MAX_TICK_SHARE = 1.5;

/** Checks use new connections, which after a fail-over reach another server than old ones. */
const MAX_LIFETIME_MS = 5_000;

/** Timeout of connecting, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Monitors the database at `url` (decision 159). Checks only on request, and repeats while the database is silent. A database
 * that refuses connections is not silent: each query fails at once.
 */
export const monitorDatabase = (url: string, { limitMs = LIMIT_MS }: MonitorOptions = {}): DatabaseMonitor => {
  const stopping = new AbortController();
  let isSilent = false;
  let dataCount = 0;
  let pendingProbe: Promise<Answer> | null = null;
  let lastServer: string | null = null;
  let link: Link | null = null;
  let opening: Opening | null = null;
  const listeners = new Set<(server: string) => void>();

  const recordServer = (server: string): void => {
    const isDifferent = lastServer !== null && lastServer !== server;
    lastServer = server;
    if (isDifferent) for (const listener of listeners) listener(server);
  };

  /** Opens the connection for this check and further ones, one at a time. */
  const open = (): Promise<Link> => {
    if (opening !== null) return opening.connected;
    const client = new PrimaryClient({
      connectionString: url,
      application_name: 'lazaward watch',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...keepAliveOptions,
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (link?.client === client) link = null;
    });
    const connected = client.connect().then(
      () => {
        if (opening?.client === client) opening = null;
        link?.client.end().catch(() => undefined);
        link = { client, openedAt: performance.now(), pendingProbe: null };
        if (client.server !== null) recordServer(client.server);
        return link;
      },
      (error: unknown) => {
        if (opening?.client === client) opening = null;
        throw error;
      },
    );
    connected.catch(() => undefined);
    opening = { client, connected };
    return connected;
  };

  const discardAll = (): void => {
    for (const client of [link?.client, opening?.client]) if (client !== undefined) destroy(client);
    [link, opening] = [null, null];
  };

  const probeOnce = async (): Promise<Answer> => {
    const isFresh = link !== null && performance.now() - link.openedAt < MAX_LIFETIME_MS;
    const checks = [
      ...(link === null ? [] : [probeLink(link)]),
      ...(isFresh ? [] : [open().then(probeLink, toFailure)]),
    ];
    const dataBefore = dataCount;
    const ended = new AbortController();
    const firstResult = firstYes(checks);
    const result = await Promise.race([firstResult, timeLimit(limitMs, ended.signal)]);
    ended.abort();
    if (result !== 'silent') return result;
    // a slow new connection must not close working ones
    if (dataCount !== dataBefore) return 'yes';
    discardAll();
    return 'silent';
  };

  const probe = (): Promise<Answer> => {
    pendingProbe ??= probeOnce().finally(() => {
      pendingProbe = null;
    });
    return pendingProbe;
  };

  const probeWhileSilent = async (): Promise<void> => {
    while (isSilent && !stopping.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) isSilent = (await probe()) === 'silent';
    }
  };

  return {
    checkResponds: async () => {
      const result = await probe();
      const wasSilent = isSilent;
      isSilent = result === 'silent';
      if (isSilent && !wasSilent) void probeWhileSilent();
      return result === 'yes';
    },
    isSilent: () => isSilent,
    recordData: () => {
      dataCount += 1;
    },
    onServerChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      isSilent = false;
      await pendingProbe?.catch(() => undefined);
      if (opening !== null) destroy(opening.client);
      await Promise.race([link?.client.end().catch(() => undefined), pause(RETRY_MS, undefined, { ref: false })]);
    },
  };
};

type Answer = 'yes' | 'no' | 'silent';

type Link = { readonly client: pg.Client; readonly openedAt: number; pendingProbe: Promise<Answer> | null };

type Opening = { readonly client: pg.Client; readonly connected: Promise<Link> };

/** Probes a connection; a probe that is still pending, because the database is slow, is not followed by another. */
const probeLink = (link: Link): Promise<Answer> => {
  link.pendingProbe ??= link.client
    .query('select')
    .then(() => 'yes' as const, toFailure)
    .finally(() => {
      link.pendingProbe = null;
    });
  return link.pendingProbe;
};

const toFailure = (error: unknown): Answer => (isTimeout(error) ? 'silent' : 'no');

/** Resolves to the first "yes", else to the last result. */
const firstYes = (checks: readonly Promise<Answer>[]): Promise<Answer> =>
  new Promise((resolve) => {
    let remaining = checks.length;
    for (const check of checks) {
      void check.then((result) => {
        remaining -= 1;
        if (result === 'yes' || remaining === 0) resolve(result);
      });
    }
  });

/** Resolves after this many milliseconds, not counting delays of a busy process. */
const timeLimit = async (limitMs: number, signal: AbortSignal): Promise<'silent'> => {
  const tickMs = limitMs / TICKS;
  for (let elapsedMs = 0; elapsedMs < limitMs && !signal.aborted; ) {
    const startedAt = performance.now();
    await pause(Math.min(tickMs, limitMs - elapsedMs), undefined, { signal, ref: false }).catch(() => undefined);
    // data that arrived during the delay is read first
    await nextTurn().then(() => nextTurn());
    elapsedMs += Math.min(performance.now() - startedAt, MAX_TICK_SHARE * tickMs);
  }
  return 'silent';
};

const destroy = (client: pg.Client): void => {
  const { connection } = client as unknown as { readonly connection: { readonly stream: { destroy(): void } } };
  connection.stream.destroy();
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^timeout e|^Connection terminated due to connection timeout/.test(error.message);

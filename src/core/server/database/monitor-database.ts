import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';

/** Checks over connections of its own whether a database answers. */
export type DatabaseMonitor = {
  /** True when it answers within the limit. Concurrent callers share one check. */
  readonly checkResponds: () => Promise<boolean>;
  /** Whether the last check got no answer. Checks repeat until one does, so no query has to try. */
  readonly isSilent: () => boolean;
  /** Notes that another connection has received data: a database that sends some is not silent. */
  readonly noteData: () => void;
  /**
   * Calls the listener when a check was answered by another server than the one before, which is then no longer the primary.
   * @returns a function that removes the listener
   */
  readonly onServerChange: (listener: (server: string) => void) => () => void;
  readonly stop: () => Promise<void>;
};

/** Below the two seconds within which `/readyz` must answer. */
export type MonitorOptions = {
  /** Time for an answer, in milliseconds in which this process is not late; 1.2 s by default. */
  readonly limitMs?: number;
};

const LIMIT_MS = 1_200;
const AGAIN_MS = 500;

/** Parts of the limit. One that takes longer than one and a half, because the process is late, counts as these. */
const TICKS = 15;
const MAX_TICK_SHARE = 1.5;

/** A check takes the way of new connections, which after a fail-over lead to another server than old ones. */
const MAX_LIFETIME_MS = 5_000;

/** Time after which a connection that is not established is given up, in milliseconds. */
const CONNECT_MS = 10_000;

/**
 * Monitors the database at `url` (decision 159). Checks only on request, and repeats while the database is silent. A database
 * that refuses connections is not silent: each query fails at once.
 */
export const monitorDatabase = (url: string, { limitMs = LIMIT_MS }: MonitorOptions = {}): DatabaseMonitor => {
  const stopping = new AbortController();
  let isSilent = false;
  let dataCount = 0;
  let asking: Promise<Answer> | null = null;
  let knownServer: string | null = null;
  let link: Link | null = null;
  let opening: Opening | null = null;
  const listeners = new Set<(server: string) => void>();

  const note = (server: string): void => {
    const isDifferent = knownServer !== null && knownServer !== server;
    knownServer = server;
    if (isDifferent) for (const listener of listeners) listener(server);
  };

  /** Opens the connection of this check and the next ones, one at a time. */
  const open = (): Promise<Link> => {
    if (opening !== null) return opening.connected;
    const client = new PrimaryClient({
      connectionString: url,
      application_name: 'lazaward watch',
      connectionTimeoutMillis: CONNECT_MS,
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
        link = { client, openedAt: performance.now() };
        if (client.server !== null) note(client.server);
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
    const checks = [...(link === null ? [] : [probeLink(link)]), ...(isFresh ? [] : [open().then(probeLink, refusal)])];
    const dataBefore = dataCount;
    const ended = new AbortController();
    const firstResult = firstYes(checks);
    const result = await Promise.race([firstResult, timeLimit(limitMs, ended.signal)]);
    ended.abort();
    if (result !== 'silent') return result;
    // connections that work must not be closed because a new one is slow
    if (dataCount !== dataBefore) return 'yes';
    discardAll();
    return 'silent';
  };

  const probe = (): Promise<Answer> => {
    asking ??= probeOnce().finally(() => {
      asking = null;
    });
    return asking;
  };

  const probeWhileSilent = async (): Promise<void> => {
    while (isSilent && !stopping.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
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
    noteData: () => {
      dataCount += 1;
    },
    onServerChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      isSilent = false;
      await asking?.catch(() => undefined);
      if (opening !== null) destroy(opening.client);
      await Promise.race([link?.client.end().catch(() => undefined), pause(AGAIN_MS, undefined, { ref: false })]);
    },
  };
};

type Answer = 'yes' | 'no' | 'silent';

type Link = { readonly client: pg.Client; readonly openedAt: number };

type Opening = { readonly client: pg.Client; readonly connected: Promise<Link> };

const probeLink = ({ client }: Link): Promise<Answer> => client.query('select').then(() => 'yes' as const, refusal);

const refusal = (error: unknown): Answer => (isTimeout(error) ? 'silent' : 'no');

/** Resolves to the first "yes", or to the last other answer. */
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

/** Resolves after this many milliseconds in which the process was not late. */
const timeLimit = async (limitMs: number, signal: AbortSignal): Promise<'silent'> => {
  const tickMs = limitMs / TICKS;
  for (let elapsedMs = 0; elapsedMs < limitMs && !signal.aborted; ) {
    const startedAt = performance.now();
    await pause(Math.min(tickMs, limitMs - elapsedMs), undefined, { signal, ref: false }).catch(() => undefined);
    // what arrived while the process was late is read first
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

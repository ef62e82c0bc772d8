import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Whether a database answers at all, asked over a connection of its own. */
export type DatabaseMonitor = {
  /** True when it answers within a moment. However many ask at once, it is asked once. */
  readonly answers: () => Promise<boolean>;
  /** Whether it was silent when it was last asked. It is asked again until it is not, so that nobody else need try. */
  readonly isSilent: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Shorter than the two seconds within which `/readyz` has to say something. */
const LIMIT_MS = 1_500;
const AGAIN_MS = 500;

/**
 * Watches the database that `url` names (decision 159). It costs nothing while nobody doubts: it asks only when it is asked,
 * and keeps asking while the database is silent. A database that refuses is not silent; each query is told so at once.
 */
export const monitorDatabase = (url: string, limitMs = LIMIT_MS): DatabaseMonitor => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'lazaward watch',
    connectionTimeoutMillis: limitMs,
    // no network forgets a connection as soon as that, and a forgotten one would look like a silent database
    idleTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const stopping = new AbortController();
  let isSilent = false;
  let asking: Promise<Answer> | null = null;

  const askOnce = async (): Promise<Answer> => {
    const ended = new AbortController();
    const asked = askOn(pool, ended.signal);
    const limit = pause(limitMs, undefined, { signal: ended.signal, ref: false }).then(
      // an answer that lay there while this process was busy has come in time
      () => nextTurn().then(() => nextTurn('silent' as const)),
      () => 'silent' as const,
    );
    const answer = await Promise.race([asked, limit]);
    ended.abort();
    return answer;
  };

  const ask = (): Promise<Answer> => {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  };

  const askUntilHeard = async (): Promise<void> => {
    while (isSilent && !stopping.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) isSilent = (await ask()) === 'silent';
    }
  };

  return {
    answers: async () => {
      const answer = await ask();
      const wasSilent = isSilent;
      isSilent = answer === 'silent';
      if (isSilent && !wasSilent) void askUntilHeard();
      return answer === 'yes';
    },
    isSilent: () => isSilent,
    stop: async () => {
      stopping.abort();
      isSilent = false;
      await asking?.catch(() => undefined);
      await pool.end();
    },
  };
};

type Answer = 'yes' | 'no' | 'silent';

/** Asks once. When the signal comes first the connection is given up, and never asked again. */
const askOn = async (pool: pg.Pool, signal: AbortSignal): Promise<Answer> => {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return isTimeout(error) ? 'silent' : 'no';
  }
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    client.release(true);
  };
  if (signal.aborted) {
    client.release(true);
    return 'silent';
  }
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await client.query('select');
    return 'yes';
  } catch {
    return 'no';
  } finally {
    signal.removeEventListener('abort', giveUp);
    if (!isGivenUp) client.release();
  }
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^timeout e|^Connection terminated due to connection timeout/.test(error.message);

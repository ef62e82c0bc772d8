import pg from 'pg';

/** A signal that keeps coming until it is stopped. */
export type Listening = {
  /** Resolves when every signal committed before this call has been heard, or the connection is gone; never rejects. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
/** Nobody waits longer than this for a connection that no longer answers. */
const PATIENCE_MS = 5_000;

/**
 * Calls `onSignal` at each signal on `channel`, from this process or another, and whenever the connection was opened
 * anew: what was signalled in between was missed. `url` names the database; the connection is one of its own, because a
 * pooled one forgets that it listens.
 */
export const listenTo = (url: string, channel: string, onSignal: () => void): Listening => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const open = async (retryMs: number): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'lazaward listener',
      keepAlive: true,
      query_timeout: PATIENCE_MS,
    });
    client = opened;
    let isLost = false;
    let nextRetryMs = retryMs;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      opened.end().catch(() => undefined);
      timer = setTimeout(() => void open(Math.min(nextRetryMs * 2, LAST_RETRY_MS)), nextRetryMs);
      timer.unref();
    };
    opened.on('error', lose);
    opened.on('end', lose);
    opened.on('notification', onSignal);
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      nextRetryMs = FIRST_RETRY_MS;
      onSignal();
    } catch {
      lose();
    }
  };

  void open(FIRST_RETRY_MS);
  return {
    // signals come before the answer to a question on their own connection
    catchUp: async () => {
      await client?.query('select').catch(() => undefined);
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};

import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * Socket settings of each lasting connection: a lost host is detected 15 s after the last byte, even without a query
 * (Node probes ten times, once a second). Without an initial delay Linux waits for two hours.
 */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** Error codes of a server that is not the primary: a read-only standby, or a stopping, crashed or starting server. */
const failOverCodes = /^(25006|57P0[1-5])$/;

/**
 * A connection to the primary server (decision 205). `connect` rejects for a standby, to which a balancer may still
 * route after a fail-over. The connection closes itself after an error that the primary never returns, so that no pool
 * keeps it. `isUnavailable` recognizes both errors.
 */
export class PrimaryClient extends pg.Client {
  /** The server behind the connection, by the time of its start; null before `connect` resolves. */
  server: string | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // without a listener, an error between two queries would end the process
    this.on('error', () => undefined);
    const { connection } = this as unknown as Inside;
    connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (failOverCodes.test(code ?? '')) connection.once('readyForQuery', () => void this.end());
    });
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null, client?: this) => void): void;
  override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | undefined {
    const connecting = this.#connectToPrimary();
    if (callback === undefined) return connecting;
    // outside the promise, so that an error of the callback does not count as one of the connection
    connecting.then(
      () => process.nextTick(callback, null, this),
      (error: Error) => process.nextTick(callback, error),
    );
    return undefined;
  }

  /** Closes the connection immediately, even with pending queries. */
  abandon(): void {
    (this as unknown as Inside).connection.stream.destroy(notPrimary('the connection led to a former primary'));
  }

  async #connectToPrimary(): Promise<this> {
    await super.connect();
    try {
      const { rows } = await this.query<{ server: string; isStandby: boolean }>(
        'select pg_postmaster_start_time()::text as server, pg_is_in_recovery() as "isStandby"',
      );
      if (rows[0]?.isStandby !== false) throw notPrimary('the database is a standby');
      this.server = rows[0].server;
      return this;
    } catch (error) {
      void this.end();
      throw error;
    }
  }
}

type Inside = { readonly connection: EventEmitter & { readonly stream: Socket } };

const notPrimary = (message: string): Error => Object.assign(new Error(message), { code: '25006' });

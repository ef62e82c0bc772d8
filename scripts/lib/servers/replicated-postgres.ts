import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { asItsUser, idOfPostgres, startExternalPostgres, systemBinaries } from '../../test/external-postgres.ts';
import { fastDirectory } from '../fast-directory.ts';
import { freePort } from '../free-port.ts';

/** A PostgreSQL of the system with a streaming replica. */
export type ReplicatedPostgres = {
  /** URLs of an empty database at both servers. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Runs one statement at one of them, over a connection of its own. */
  readonly onPrimary: QueryOnce;
  readonly onReplica: QueryOnce;
  /** Has the replica replay no change, or all of them again. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  /** Kills the replica; connections are refused until `startReplica`. */
  readonly killReplica: () => Promise<void>;
  readonly startReplica: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type QueryOnce = <Row extends object>(sql: string) => Promise<readonly Row[]>;

/** Starts both; the replica replays each commit `delaySeconds` later. Throws with instructions without the system's PostgreSQL. */
export const startReplicatedPostgres = async (delaySeconds: number): Promise<ReplicatedPostgres> => {
  const binaries = await systemBinaries();
  if (binaries === null) {
    throw new Error(
      'The test of replicas needs the PostgreSQL of the system: install it (Debian: apt install postgresql).',
    );
  }
  const primary = await startExternalPostgres();
  const folder = await mkdtemp(join(await fastDirectory(), 'lazaward-replica-'));
  if (process.getuid?.() === 0) await chown(folder, await idOfPostgres(), -1);
  const data = join(folder, 'data');
  const port = await freePort();
  // -R has the copy follow its primary
  await asItsUser(`${binaries}/pg_basebackup`, ['-d', primary.url, '-D', data, '-R', '-c', 'fast', '--no-sync']);
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`,
    `-c recovery_min_apply_delay=${delaySeconds}s`,
  ].join(' ');
  const control = (...args: readonly string[]) => asItsUser(`${binaries}/pg_ctl`, ['-D', data, '-w', ...args]);
  const startReplica = async () => void (await control('-o', options, '-l', join(folder, 'log'), 'start'));
  const killReplica = async () => void (await control('-m', 'immediate', 'stop'));
  const stop = async () => {
    await killReplica().catch(() => undefined);
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  await startReplica().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const replica = new URL(primary.url);
  replica.port = String(port);
  const onReplica = queryAt(replica.href);
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.href,
    onPrimary: queryAt(primary.url),
    onReplica,
    pauseReplay: async () => void (await onReplica('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await onReplica('select pg_wal_replay_resume()')),
    killReplica,
    startReplica,
    stop,
  };
};

const queryAt =
  (url: string): QueryOnce =>
  async <Row extends object>(sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };

import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { findPostmaster } from '#core/server/database/embedded/postmaster.ts';
import { startExternalPostgres } from '../../scripts/test/external-postgres.ts';
import { startUnreliableProxy } from '../support/servers/unreliable-proxy.ts';
import { onStage, type Stage, startEnvironment } from './environment.ts';
import { interruptOrders } from './process-kills.ts';
import { must, type Proof } from './scenario.ts';

const execute = promisify(execFile);

/** Kills the embedded database; the shop keeps running and restarts it. */
export const databaseKilledEmbedded: Proof = (ordered) =>
  onStage('embedded', async (stage) => {
    const figures = await interruptOrders(stage, ordered, async () => {
      process.kill(await stage.postmaster(), 'SIGKILL');
    });
    return { 'databases killed': ordered.rounds, ...figures };
  });

/** Ways to interrupt a database, used in turn. */
const interruptions: readonly ((postmaster: number, stage: Stage) => unknown)[] = [
  // a fast shutdown, which notifies connections
  (postmaster) => process.kill(postmaster, 'SIGINT'),
  (postmaster) => process.kill(postmaster, 'SIGKILL'),
  (_, { database }) =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lazaward%' and pid <> pg_backend_pid()`,
    ),
];

/**
 * Stops or kills an external PostgreSQL, or ends the shop's connections, in turn, and starts it again. Mails continue to
 * be sent by the runner that took the jobs; a stalled one would have to be replaced.
 */
export const databaseInterrupted: Proof = async (ordered) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-given-'));
  const server = await startEmbedded({ dataDir });
  try {
    const stage = await startEnvironment({ databaseUrl: server.url });
    try {
      let replaced = 0;
      const figures = await interruptOrders(stage, ordered, async (round) => {
        const runningPostmaster = await findPostmaster(join(await realpath(join(dataDir, 'postgres')), 'cluster'));
        const interrupt = interruptions[round % interruptions.length];
        if (runningPostmaster !== undefined) await interrupt?.(runningPostmaster.pid, stage);
        replaced = stage.output().split('the runner is replaced').length - 1;
      });
      return { interruptions: ordered.rounds, ...figures, 'runners replaced': replaced };
    } finally {
      await stage.close();
    }
  } finally {
    await server.stop();
    await removeDataDirectory(dataDir);
  }
};

/** Longer than the maximum wait for an unresponsive database. */
const SILENCE_MS = 22_000;

/** The network to the database is slow in one round and drops all data in the next; no request waits 20 seconds. */
export const databaseSlow: Proof = async (ordered) => {
  const postgres = await startExternalPostgres();
  const network = await startUnreliableProxy(postgres.url);
  try {
    const stage = await startEnvironment({ databaseUrl: network.url });
    try {
      const figures = await interruptOrders(stage, ordered, async (round) => {
        if (round % 2 === 1) {
          network.delay(80);
          await pause(4_000);
          network.delay(0);
        } else {
          network.swallow(true);
          await pause(SILENCE_MS);
          network.swallow(false);
        }
      });
      return { moods: ordered.rounds, ...figures };
    } finally {
      await stage.close();
    }
  } finally {
    await network.close();
    await postgres.stop();
  }
};

/** Takes all available connections. */
const holdAll = async (databaseUrl: string): Promise<pg.Client[]> => {
  const held: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      held.push(client);
    } catch {
      return held;
    }
  }
};

/** Another client takes all connections of the database; those of the shop are terminated too. */
export const connectionsExhausted: Proof = (ordered) =>
  onStage('postgres', async (stage) => {
    const figures = await interruptOrders(stage, ordered, async () => {
      const held = await holdAll(stage.databaseUrl);
      // terminates the shop's connections and takes the freed ones as well
      for (let turn = 1; turn <= 3; turn += 1) {
        await held[0]?.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lazaward%'`,
        );
        held.push(...(await holdAll(stage.databaseUrl)));
      }
      await pause(1_000);
      await Promise.all(held.map((client) => client.end()));
    });
    return { exhaustions: ordered.rounds, ...figures };
  });

const DISK_MB = 320;

/** Fills the disk of the data folder for two seconds, repeatedly. Needs permission to mount a small file system. */
export const diskFull: Proof = async (ordered) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-disk-'));
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', dataDir]);
  } catch (error) {
    await rm(dataDir, { recursive: true });
    console.error(`!!! disk-full was NOT proven: no small file system may be mounted here (${String(error)})`);
    return { 'not proven': ordered.rounds };
  }
  try {
    const stage = await startEnvironment({ databaseUrl: null, dataDir });
    try {
      const figures = await interruptOrders(stage, ordered, async () => {
        const filler = join(dataDir, 'filler');
        for (const deadline = Date.now() + 2_000; Date.now() < deadline; await pause(50)) {
          const { bavail, bsize } = await statfs(dataDir);
          await writeFile(filler, Buffer.alloc(Math.min(bavail * bsize, 2 ** 26)), { flag: 'a' }).catch(
            () => undefined,
          );
        }
        await rm(filler, { force: true });
      });
      must(/disk of .* is full/.test(stage.output()), 'the log names the full disk');
      return { 'times full': ordered.rounds, ...figures };
    } finally {
      await stage.close().catch(() => undefined);
    }
  } finally {
    await execute('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
};

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '#core/server/database/embedded/binaries.ts';
import { openDataDirectory, type SystemUser } from '#core/server/database/embedded/data-directory.ts';
import { fastDirectory } from '../../../scripts/lib/fast-directory.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';

const run = promisify(execFile);

/** One server of a pair. */
export type PostgresNode = {
  readonly url: string;
  /** Runs one statement over a connection of its own. */
  readonly query: <Row extends object>(sql: string) => Promise<readonly Row[]>;
  /** Shuts it down cleanly: its standby has received everything by then. */
  readonly stop: () => Promise<void>;
  /** Kills all its processes at once. */
  readonly kill: () => Promise<void>;
  /** Suspends all its processes; its connections stay open without a response. */
  readonly freeze: () => Promise<void>;
};

/** A primary and a streaming standby of the embedded PostgreSQL. A commit of the primary waits for the standby. */
export type PostgresPair = {
  readonly primary: () => PostgresNode;
  readonly standby: () => PostgresNode;
  /** Promotes the standby; the caller deals with the old primary. */
  readonly promote: () => Promise<void>;
  /** Starts the stopped old primary again, as a standby of the new one. */
  readonly demote: () => Promise<void>;
  /** Replaces the old primary, killed before if it still runs, by a new standby that is copied from the new one. */
  readonly replace: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts both, on ports of this machine and in folders of their own, which `close` removes. */
export const startPostgresPair = async (): Promise<PostgresPair> => {
  const directory = await mkdtemp(join(await fastDirectory(), 'lazaward-pair-'));
  const { user } = await openDataDirectory(directory);
  if (user) await chown(directory, user.uid, user.gid);
  const { postgres, initdb } = await findBinaries(user);
  const nodes: [Node, Node] = [
    await createNode(join(directory, 'a'), postgres, user),
    await createNode(join(directory, 'b'), postgres, user),
  ];
  let primary: 0 | 1 = 0;
  const other = () => nodes[primary === 0 ? 1 : 0];
  await run(initdb, ['-D', nodes[0].data, '-U', 'lazaward', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: directory,
  });
  await nodes[0].start(null);

  /** Waits for the standby to stream, then has the primary wait for it at each commit. */
  const pairUp = async (): Promise<void> => {
    const states = `select state from pg_stat_replication where state = 'streaming'`;
    while ((await nodes[primary].query(states)).length === 0) await pause(20);
    await nodes[primary].configure({ waitsForStandby: true });
    await nodes[primary].query('select pg_reload_conf()');
    const synchronous = `select from pg_stat_replication where sync_state in ('sync', 'quorum')`;
    while ((await nodes[primary].query(synchronous)).length === 0) await pause(20);
  };
  const copy = async (): Promise<void> => {
    await other().kill();
    await copyNode(nodes[primary], other(), user);
    await other().start(nodes[primary]);
    await pairUp();
  };
  await copy();

  return {
    primary: () => nodes[primary],
    standby: other,
    promote: async () => {
      await other().query('select pg_promote()');
      primary = primary === 0 ? 1 : 0;
    },
    demote: async () => {
      await other().start(nodes[primary]);
      await pairUp();
    },
    replace: copy,
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await rm(directory, { recursive: true, force: true });
    },
  };
};

type Node = PostgresNode & {
  readonly data: string;
  readonly port: number;
  readonly configure: (options: { readonly follows?: Node; readonly waitsForStandby?: boolean }) => Promise<void>;
  readonly start: (follows: Node | null) => Promise<void>;
};

const createNode = async (data: string, postgres: string, user: SystemUser | undefined): Promise<Node> => {
  const port = await freePort();
  const url = `postgres://lazaward@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  const query = async <Row extends object>(sql: string): Promise<readonly Row[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  /** Signals the server first, so that it starts no further process. */
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const pid = server?.pid;
    if (pid === undefined) return;
    const children = await run('pgrep', ['-P', String(pid)]).then(
      ({ stdout }) => stdout.trim().split('\n').map(Number),
      () => [],
    );
    for (const each of [pid, ...children]) trySignal(each, name);
  };
  const endBy = async (end: (running: ChildProcess) => unknown): Promise<void> => {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    await end(running);
    await ended;
  };
  const configure: Node['configure'] = ({ follows, waitsForStandby = false }) =>
    writeFile(
      join(data, 'postgresql.auto.conf'),
      [
        ...(follows ? [`primary_conninfo = 'host=127.0.0.1 port=${follows.port} user=lazaward'`] : []),
        ...(waitsForStandby ? [`synchronous_standby_names = '*'`] : []),
        '',
      ].join('\n'),
    );

  return {
    url,
    data,
    port,
    query,
    configure,
    start: async (follows) => {
      const signalFile = join(data, 'standby.signal');
      if (follows !== null) await writeFile(signalFile, '');
      if (follows !== null && user) await chown(signalFile, user.uid, user.gid);
      await configure(follows === null ? {} : { follows });
      const log = await open(`${data}.log`, 'a');
      const started = spawn(postgres, ['-D', data, ...flags(port, data)], {
        stdio: ['ignore', log.fd, log.fd],
        cwd: dirname(data),
        ...user,
      });
      server = started;
      // a test run that is aborted leaves no server behind
      const endIt = () => void started.kill('SIGKILL');
      process.once('exit', endIt);
      started.once('exit', () => process.off('exit', endIt));
      await log.close();
      while ((await query('select').catch(() => null)) === null) {
        if (started.exitCode !== null) throw new Error(`PostgreSQL did not start, see ${data}.log`);
        await pause(20);
      }
    },
    stop: () => endBy((running) => running.kill('SIGINT')),
    kill: async () => {
      await signal('SIGKILL');
      await endBy((running) => running.kill('SIGKILL'));
    },
    freeze: () => signal('SIGSTOP'),
  };
};

const trySignal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // the process has ended
  }
};

const flags = (port: number, data: string): readonly string[] =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dirname(data)}`,
    'fsync=off',
    'max_connections=100',
    'jit=off',
    'timezone=UTC',
    // a new standby has no log of its own: it gets all of it from the primary
    'wal_keep_size=512MB',
  ].flatMap((setting) => ['-c', setting]);

/** Data of one server. */
const ownFiles: readonly string[] = ['postmaster.pid', 'postmaster.opts', 'pg_wal'];

/** Copies the data of a running primary; files that are removed during the copy are not needed to replay the log. */
const copyNode = async (from: Node, to: Node, user: SystemUser | undefined): Promise<void> => {
  await rm(to.data, { recursive: true, force: true });
  for (const folder of [to.data, join(to.data, 'pg_wal')]) {
    await mkdir(folder, { mode: 0o700 });
    if (user) await chown(folder, user.uid, user.gid);
  }
  const client = new pg.Client({ connectionString: from.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    const entries = (await readdir(from.data)).filter((name) => !ownFiles.includes(name));
    const sources = entries.map((name) => join(from.data, name));
    await run('cp', ['-a', ...sources, to.data], { ...user }).catch((error: unknown) => {
      const lines = String((error as { readonly stderr?: string }).stderr)
        .trim()
        .split('\n');
      if (!lines.every((line) => line.includes('No such file'))) throw error;
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const label = join(to.data, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '');
    if (user) await chown(label, user.uid, user.gid);
  } finally {
    await client.end();
  }
};

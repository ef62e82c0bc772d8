import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type Place, type RunningServer, replacePlaces, runServer } from './system-server.ts';

/** PgBouncer with `deploy/pgbouncer.ini`, in front of a local database. */
export type Pgbouncer = {
  /** URL of the database through the pooler. */
  readonly url: string;
  /** Ends it at once; connections are refused until `start`. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PoolMode = 'session' | 'transaction';

type Options = {
  /** URL of the database by TCP. */
  readonly databaseUrl: string;
  readonly mode: PoolMode;
  /** Connections to the database. */
  readonly poolSize: number;
  /** Lines of the configuration in addition. */
  readonly lines?: readonly string[];
};

const template = join(import.meta.dirname, '../../../deploy/pgbouncer.ini');

/** Starts PgBouncer on a free local port. Throws with its output when it does not start. */
export const runPgbouncer = async ({ databaseUrl, mode, poolSize, lines = [] }: Options): Promise<Pgbouncer> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-pgbouncer-'));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await freePort();
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const places: readonly Place[] = [
    ['lazaward = host=postgres port=5432 dbname=lazaward', `${pathname.slice(1)} = host=${hostname} port=${port}`],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${ownPort}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['pool_mode = transaction', `pool_mode = ${mode}`],
    ['default_pool_size = 20', `default_pool_size = ${poolSize}`],
    // the second database has no passwords
    ...(password === '' ? [['auth_type = scram-sha-256', 'auth_type = trust'] as const] : []),
  ];
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(config, [replacePlaces(await readFile(template, 'utf8'), places), ...lines, ''].join('\n'));
  // PgBouncer does not run as root, and its user reads these files
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  await chmod(folder, 0o755);

  let running: RunningServer | null = null;
  const start = async () => {
    running ??= await runServer('pgbouncer', [...user, config], ownPort);
  };
  const kill = async () => {
    await running?.end('SIGKILL');
    running = null;
  };
  await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${ownPort}`;
  return {
    url: url.href,
    kill,
    start,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { findPostmaster, type Postmaster, removeStalePidFile, waitUntilReady } from './postmaster.ts';

const run = promisify(execFile);

/** The superuser of the embedded database; exists in no other database. */
export const clusterAdmin = 'lazaward';

/**
 * Creates the data directory on the first start: UTF-8, sorted by code point unless a query names a collation (`ar-x-icu`,
 * `en-x-icu`). It is built beside its final path and renamed, so that a failed first start leaves nothing.
 */
export const createCluster = async (
  { folder, cluster, password, user }: DataDirectory,
  { initdb }: Binaries,
  { isThrowaway }: { isThrowaway: boolean },
): Promise<void> => {
  if (await stat(cluster).catch(() => undefined)) return;
  const draft = await mkdtemp(join(folder, 'draft-'));
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([draft, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  try {
    const data = join(draft, 'cluster');
    const flags = [
      `--pgdata=${data}`,
      `--username=${clusterAdmin}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    if (isThrowaway) flags.push('--no-sync');
    await run(initdb, flags, { cwd: folder, env: cleanEnvironment, ...user });
    await rename(data, cluster);
  } catch (error) {
    // Two shops that start at once both build; the second uses the result of the first.
    if (!(await stat(cluster).catch(() => undefined))) throw creationFailed(folder, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** The database inherits nothing of the shop's environment (PGPORT, PGDATA, locale). */
const cleanEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const creationFailed = (folder: string, cause: unknown): Error => {
  const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
  return new Error(`The embedded database could not be made in ${folder}: ${words}`, { cause });
};

type LaunchOptions = {
  readonly isThrowaway: boolean;
  /** Folder of the socket when clients already know it; chosen here by default. */
  readonly socketFolder?: string | undefined;
};

/** Time that sessions of a killed server may hold its shared memory, which blocks the next start. */
const DYING_MS = 15_000;

/**
 * Returns the running server of this directory: the one that outlived an earlier shop, or a new one. It listens on a socket
 * inside its own private folder and on no network address.
 */
export const launch = async (home: DataDirectory, binaries: Binaries, options: LaunchOptions): Promise<Postmaster> => {
  const deadline = Date.now() + DYING_MS;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const isRunning = (await findPostmaster(home.cluster)) !== undefined;
    const hasFailed = isRunning ? null : await spawnServer(home, binaries, options);
    const postmaster = await waitUntilReady(home.cluster, hasFailed);
    if (postmaster) return postmaster;
    // The server was stopping, or another shop started it first: retry.
    if (!memoryInUse.test(await lastWords(home.log)) || Date.now() > deadline) continue;
    attempt = 0;
    await pause(100);
  }
  throw new Error(
    `The embedded database does not start. Its last words, in ${home.log}:\n${await lastWords(home.log)}`,
  );
};

const memoryInUse = /pre-existing shared memory block .* is still in use/;

const spawnServer = async (
  home: DataDirectory,
  { postgres }: Binaries,
  { isThrowaway, socketFolder: known }: LaunchOptions,
): Promise<() => boolean> => {
  await removeStalePidFile(home.cluster);
  const socketFolder = known ?? (await shortFolder(home));
  const options = { ...settings, unix_socket_directories: socketFolder, ...(isThrowaway ? throwawaySettings : {}) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(home.log, 'a', 0o600);
  try {
    const server = spawn(postgres, ['-D', home.cluster, ...flags], {
      cwd: home.folder,
      env: cleanEnvironment,
      // A process group of its own: on Ctrl-C the shop answers open requests before it stops the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...home.user,
    });
    let hasFailed = false;
    server.once('exit', () => {
      hasFailed = true;
    });
    server.once('error', () => {
      hasFailed = true;
    });
    server.unref();
    return () => hasFailed;
  } finally {
    await log.close();
  }
};

/** PostgreSQL's default durability (fsync, full pages, synchronous commit); small, and logs no personal data. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  jit: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
};

/** For tests only: throwaway data need not survive a power failure, and each worker of a test run has shops of its own. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** A socket path is limited to about 100 characters; a longer DATA_DIR has its socket in a temporary folder. */
const shortFolder = async ({ folder, user }: DataDirectory): Promise<string> => {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 100) return folder;
  const short = await mkdtemp(join(tmpdir(), 'lazaward-'));
  if (user) await chown(short, user.uid, user.gid);
  return short;
};

const lastWords = async (log: string): Promise<string> => {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
};

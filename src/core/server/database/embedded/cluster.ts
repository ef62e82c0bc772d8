import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { moveFile } from '#core/server/files/durable-files.ts';
import type { Binaries } from './binaries.ts';
import { type DataDirectory, generatePassword, writePassword } from './data-directory.ts';
import { findPostmaster, type Postmaster, removeStalePidFile, waitUntilReady } from './postmaster.ts';

const run = promisify(execFile);

/** The superuser of the embedded database; no other database has it. */
export const clusterAdmin = 'lazaward';

/**
 * Creates the data directory on the first start, else deletes the drafts of interrupted first starts. Returns the password of the
 * superuser; sets a new one if its file is lost.
 */
export const prepareCluster = async (
  home: DataDirectory,
  binaries: Binaries,
  options: { isThrowaway: boolean },
): Promise<string> => {
  if (home.password !== null && !existsSync(home.cluster)) {
    await createCluster(home, home.password, binaries, options);
    return home.password;
  }
  const drafts = (await readdir(home.folder)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts) await rm(join(home.folder, draft), { recursive: true, force: true });
  return home.password ?? setNewPassword(home, binaries);
};

const DRAFT = 'draft-';

/**
 * Sets a new password in PostgreSQL's single-user mode, which requires none: the owner of the files owns the data. If it is
 * interrupted before the file is written, the next start repeats it.
 */
const setNewPassword = async (home: DataDirectory, { postgres }: Binaries): Promise<string> => {
  const running = await findPostmaster(home.cluster);
  if (running !== undefined) throw lostPassword(home, running);
  await removeStalePidFile(home.cluster);
  const password = generatePassword();
  const options = { cwd: home.folder, env: cleanEnvironment, ...home.user };
  const session = run(postgres, ['--single', '-D', home.cluster, 'postgres'], options);
  session.child.stdin?.end(`alter role ${clusterAdmin} password '${password}'\n`);
  await session;
  await writePassword(home.folder, password);
  return password;
};

/** Error of a lost password file while the server is running, which prevents its single-user mode. */
export const lostPassword = ({ folder }: DataDirectory, { pid }: Postmaster): Error =>
  new Error(
    `The password of the embedded database is lost (${join(folder, 'password')}), and the database runs. ` +
      `Stop the shop, end the process ${pid} if it still runs (kill -INT ${pid}), and start again: that sets a new password.`,
  );

/**
 * Creates the data directory: UTF-8, sorted by code point unless a query names a collation (`ar-x-icu`,
 * `en-x-icu`). It is built next to its final path and renamed, so that a failed first start leaves nothing.
 */
const createCluster = async (
  { folder, cluster, user }: DataDirectory,
  password: string,
  { initdb }: Binaries,
  { isThrowaway }: { isThrowaway: boolean },
): Promise<void> => {
  const draft = await mkdtemp(join(folder, DRAFT));
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
    // initdb has flushed its content
    await moveFile(data, cluster);
  } catch (error) {
    // Two shops that start at once both build; the second uses the result of the first.
    if (!(await stat(cluster).catch(() => undefined))) throw creationFailed(folder, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** Environment of the database, without variables of the shop (PGPORT, PGDATA, locale). */
const cleanEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const creationFailed = (folder: string, cause: unknown): Error => {
  const reason = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
  return new Error(`The embedded database could not be made in ${folder}: ${reason}`, { cause });
};

type LaunchOptions = {
  readonly isThrowaway: boolean;
  /** Folder of the socket if clients already use it; selected by this module by default. */
  readonly socketFolder?: string | undefined;
};

/** Time for which sessions of a killed server may use its shared memory, which blocks the next start, in milliseconds. */
const SHARED_MEMORY_TIMEOUT_MS = 15_000;

/**
 * Returns the running server of this directory: the one that outlived an earlier shop, or a new one. It listens on a socket
 * inside its own private folder and on no network address.
 */
export const launch = async (home: DataDirectory, binaries: Binaries, options: LaunchOptions): Promise<Postmaster> => {
  const deadline = Date.now() + SHARED_MEMORY_TIMEOUT_MS;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const isRunning = (await findPostmaster(home.cluster)) !== undefined;
    const hasFailed = isRunning ? null : await spawnServer(home, binaries, options);
    const postmaster = await waitUntilReady(home.cluster, hasFailed);
    if (postmaster) return postmaster;
    // The server was stopping, or another shop started it first: retry.
    if (!memoryInUse.test(await lastLogLines(home.log)) || Date.now() > deadline) continue;
    attempt = 0;
    await pause(100);
  }
  throw new Error(
    `The embedded database does not start. The end of its log, ${home.log}:\n${await lastLogLines(home.log)}`,
  );
};

const memoryInUse = /pre-existing shared memory block .* is still in use/;

const spawnServer = async (
  home: DataDirectory,
  { postgres }: Binaries,
  { isThrowaway, socketFolder: configuredFolder }: LaunchOptions,
): Promise<() => boolean> => {
  await removeStalePidFile(home.cluster);
  const socketFolder = configuredFolder ?? (await shortFolder(home));
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

/** For tests only: throwaway data need not survive a power failure, and each test worker has its own shops. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** A socket path is limited to about 100 characters; a longer DATA_DIR has its socket in a temporary folder. */
const shortFolder = async ({ folder, user }: DataDirectory): Promise<string> => {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 100) return folder;
  const short = await mkdtemp(join(tmpdir(), 'lazaward-'));
  if (user) await chown(short, user.uid, user.gid);
  return short;
};

/** Free bytes below which PostgreSQL cannot write its WAL, whose files have 16 MB. */
const FULL_BYTES = 32 * 2 ** 20;

/** Logged by each connection after the server process was killed: a consequence, not the cause. */
const DEATH_OF_SERVER = 'due to unexpected postmaster exit';

/** Returns why the server died: a full disk, or the last severe line of its log. */
export const explainDeath = async ({ folder, log }: DataDirectory): Promise<string> => {
  const space = await statfs(folder).catch(() => null);
  if (space !== null && space.bavail * space.bsize < FULL_BYTES) return `the disk of ${folder} is full`;
  const severe = (await lastLogLines(log))
    .split('\n')
    .findLast((line) => /\b(?:PANIC|FATAL):/.test(line) && !line.includes(DEATH_OF_SERVER));
  return severe?.replace(/^.*?\b(?=PANIC|FATAL)/, '') ?? 'it was killed';
};

const lastLogLines = async (log: string): Promise<string> => {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
};

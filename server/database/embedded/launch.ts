import { spawn } from 'node:child_process';
import { chown, mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { bareEnvironment } from './create-cluster.ts';
import type { Home } from './home.ts';
import { findPostmaster, forgetDeadPostmaster, type Postmaster, waitUntilReady } from './postmaster.ts';

export type LaunchOptions = {
  readonly isThrowaway: boolean;
  /** Where its socket has to be, because it is known there; chosen here when not said. */
  readonly socketFolder?: string | undefined;
};

/** How long the last sessions of a server that was cut off may keep its memory, and so the next one from starting. */
const DYING_MS = 15_000;

/**
 * The running server of this home: the one that outlived an earlier shop, or a new one. It listens on a socket inside
 * its own closed folder and on no network address at all.
 */
export const launch = async (home: Home, binaries: Binaries, options: LaunchOptions): Promise<Postmaster> => {
  const deadline = Date.now() + DYING_MS;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const isRunning = (await findPostmaster(home.cluster)) !== undefined;
    const hasFailed = isRunning ? null : await spawnServer(home, binaries, options);
    const postmaster = await waitUntilReady(home.cluster, hasFailed);
    if (postmaster) return postmaster;
    // It was just stopping, or another shop's came first: look again.
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
  home: Home,
  { postgres }: Binaries,
  { isThrowaway, socketFolder: known }: LaunchOptions,
): Promise<() => boolean> => {
  await forgetDeadPostmaster(home.cluster);
  const socketFolder = known ?? (await shortFolder(home));
  const options = { ...settings, unix_socket_directories: socketFolder, ...(isThrowaway ? throwawaySettings : {}) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(home.log, 'a', 0o600);
  try {
    const server = spawn(postgres, ['-D', home.cluster, ...flags], {
      cwd: home.folder,
      env: bareEnvironment,
      // A group of its own: Ctrl-C in the terminal is ours to pass on, after the last answers are given.
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

/** Durable as PostgreSQL comes (fsync, full pages, synchronous commit); small, and silent about people's data. */
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

/** For tests only: what is thrown away need not survive a power cut. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' };

/** A socket's path may have some hundred characters; a DATA_DIR deeper than that has its socket elsewhere. */
const shortFolder = async ({ folder, user }: Home): Promise<string> => {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 100) return folder;
  const short = await mkdtemp(join(tmpdir(), 'lazaward-'));
  if (user) await chown(short, user.uid, user.gid);
  return short;
};

const lastWords = async (log: string): Promise<string> => {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
};

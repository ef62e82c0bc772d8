import { spawn } from 'node:child_process';
import { chown, mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { bareEnvironment } from './create-cluster.ts';
import type { Home } from './home.ts';
import { findPostmaster, forgetDeadPostmaster, type Postmaster, waitUntilReady } from './postmaster.ts';

/**
 * The running server of this home: the one that outlived an earlier shop, or a new one. It listens on a socket inside
 * its own closed folder and on no network address at all.
 */
export const launch = async (
  home: Home,
  binaries: Binaries,
  { isThrowaway }: { isThrowaway: boolean },
): Promise<Postmaster> => {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const isRunning = (await findPostmaster(home.cluster)) !== undefined;
    const hasFailed = isRunning ? () => false : await spawnServer(home, binaries, isThrowaway);
    const postmaster = await waitUntilReady(home.cluster, hasFailed);
    if (postmaster) return postmaster;
    // It was just stopping, or another shop's came first: look again.
  }
  throw new Error(
    `The embedded database does not start. Its last words, in ${home.log}:\n${await lastWords(home.log)}`,
  );
};

const spawnServer = async (home: Home, { postgres }: Binaries, isThrowaway: boolean): Promise<() => boolean> => {
  await forgetDeadPostmaster(home.cluster);
  const socketFolder = await shortFolder(home);
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

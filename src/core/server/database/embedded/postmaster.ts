import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Content that a running server writes into `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly socketFolder: string; readonly isReady: boolean };

/** The live server of the data directory; undefined when the file belongs to a dead one. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !(await isPostmasterOf(cluster, pid))) return undefined;
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
};

/** The process id may have been reused; on Linux the working directory of the process identifies the server. */
const isPostmasterOf = async (cluster: string, pid: number): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (workingDirectory !== undefined) return workingDirectory === (await realpath(cluster));
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
};

/** Removes the files of a dead server whose process id was reused: PostgreSQL checks only the id and would refuse to start. */
export const removeStalePidFile = async (cluster: string): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const [pid, , , port, socketFolder] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!pid || !isPidInUse(Number(pid))) return;
  // a shop that starts at the same time may have launched its server since the last check
  if (await findPostmaster(cluster)) return;
  await rm(file, { force: true });
  if (socketFolder) await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
};

export const isAlive = (pid: number): boolean => isPidInUse(pid) && !isZombie(pid);

/** Whether a process has this id, a zombie included. */
const isPidInUse = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A container without an init process does not reap dead processes, which keep their ids. */
const isZombie = (pid: number): boolean => {
  try {
    return /^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/**
 * Waits until the server is ready, up to two minutes because of crash recovery. Undefined if it has ended, or if
 * `hasFailed` reports that it never started; `hasFailed` is null for a server that was already running.
 */
export const waitUntilReady = async (
  cluster: string,
  hasFailed: (() => boolean) | null,
): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + 120_000;
  // a server that is stopping may end before the next check
  let hasStarted = hasFailed === null;
  while (Date.now() < deadline && !hasFailed?.()) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.isReady) return postmaster;
    if (hasStarted && !postmaster) return undefined;
    hasStarted ||= postmaster !== undefined;
    await sleep(10);
  }
  return undefined;
};

/** Stops the server cleanly: ends sessions, writes everything. Uses an immediate shutdown after 20 s. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT');
  if (await hasExited(pid, 20_000)) return;
  // An immediate shutdown loses no committed data: the next start replays the log.
  signal(pid, 'SIGQUIT');
  await hasExited(pid, 10_000);
};

/** Signals the server without waiting: the only option while the process is exiting. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  if (isAlive(pid)) process.kill(pid, name);
};

const hasExited = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
};

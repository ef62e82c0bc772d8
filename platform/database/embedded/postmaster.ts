import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running server writes about itself into `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly socketFolder: string; readonly isReady: boolean };

/** The server that holds the data directory, if one is alive. A file left by a dead one counts as none. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !(await isPostmasterOf(cluster, pid))) return undefined;
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
};

/** A process number may have been given to somebody else since. On Linux the process can be asked where it works. */
const isPostmasterOf = async (cluster: string, pid: number): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (place !== undefined) return place === (await realpath(cluster));
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
};

/**
 * A dead server's files whose process number now belongs to somebody else would keep PostgreSQL from starting, for it
 * looks at the number alone. Call only when `findPostmaster` found none.
 */
export const removeStalePidFile = async (cluster: string): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const [pid, , , port, socketFolder] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!pid || !isTaken(Number(pid))) return;
  await rm(file, { force: true });
  if (socketFolder) await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
};

export const isAlive = (pid: number): boolean => isTaken(pid) && !isUnburied(pid);

/** Whether some process has this number, be it one that has ended and that nobody has asked about since. */
const isTaken = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** In a container whoever should ask after dead processes may be missing; then they keep their numbers. */
const isUnburied = (pid: number): boolean => {
  try {
    return /^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/**
 * Waits until the server says it is ready. Undefined when it is gone, or when `hasFailed` says that it never came; that is
 * null for one that was there before. Recovery after a crash may take a while: two minutes.
 */
export const waitUntilReady = async (
  cluster: string,
  hasFailed: (() => boolean) | null,
): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + 120_000;
  // one that is just dying may be gone before it is looked at again
  let wasSeen = hasFailed === null;
  while (Date.now() < deadline && !hasFailed?.()) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.isReady) return postmaster;
    if (wasSeen && !postmaster) return undefined;
    wasSeen ||= postmaster !== undefined;
    await sleep(10);
  }
  return undefined;
};

/** Stops the server in order: sessions are ended, everything is written. After 20 s without obeying it is cut off. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT');
  if (await isGone(pid, 20_000)) return;
  // An immediate shutdown loses nothing that was committed: the next start recovers it from the log.
  signal(pid, 'SIGQUIT');
  await isGone(pid, 10_000);
};

/** Asks the server to stop without waiting for it: all that can be done while the process is ending. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  if (isAlive(pid)) process.kill(pid, name);
};

const isGone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
};

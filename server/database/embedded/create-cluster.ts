import { execFile } from 'node:child_process';
import { chown, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';

const run = promisify(execFile);

/** The database's own administrator, who exists nowhere else. */
export const administrator = 'lazaward';

/**
 * Makes the data directory on the first start: UTF-8, sorted by code point unless a query names a collation
 * (`ar-x-icu`, `en-x-icu`). It is built beside its place and moved there whole, so a broken first start leaves nothing.
 */
export const createCluster = async (
  { folder, cluster, password, user }: Home,
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
      `--username=${administrator}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    if (isThrowaway) flags.push('--no-sync');
    await run(initdb, flags, { cwd: folder, env: bareEnvironment, ...user });
    await rename(data, cluster);
  } catch (error) {
    // Two shops that start at once both build; the one that comes second uses what stands there.
    if (!(await stat(cluster).catch(() => undefined))) throw creationFailed(folder, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** Nothing of the shop's own surroundings (PGPORT, PGDATA, languages) may reach the database. */
export const bareEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const creationFailed = (folder: string, cause: unknown): Error => {
  const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
  return new Error(`The embedded database could not be made in ${folder}: ${words}`, { cause });
};

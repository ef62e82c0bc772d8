import { execFile } from 'node:child_process';
import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** Who the database runs as. PostgreSQL refuses to run as root. */
export type SystemUser = { readonly uid: number; readonly gid: number };

/** Where things go that the database's user could not reach in their own place. */
export const passableRoot = '/var/lib/lazaward';

/** Makes it, open to everyone whatever the umask is. What lies in it closes itself. */
export const makePassableRoot = async (): Promise<void> => {
  await mkdir(passableRoot, { recursive: true });
  await chmod(passableRoot, 0o755);
};

const run = promisify(execFile);

/** The user to change to: nobody else (undefined) unless we are root; then `postgres`, or `lazaward`, made if missing. */
export const systemUser = async (): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  return (await findUser('postgres')) ?? (await findUser('lazaward')) ?? (await createUser('lazaward'));
};

const findUser = async (name: string): Promise<SystemUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
};

const createUser = async (name: string): Promise<SystemUser> => {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
    const user = await findUser(name);
    if (user) return user;
  } catch (error) {
    throw new Error(noUserMessage, { cause: error });
  }
  throw new Error(noUserMessage);
};

const noUserMessage =
  'PostgreSQL does not run as root, and no other user could be made for it. ' +
  'Start the shop as an ordinary user, create a user named "postgres", or set DATABASE_URL.';

/** Whether the user may pass through every folder on the way to `path` and read what is there. */
export const isReachableBy = async (user: SystemUser, path: string): Promise<boolean> => {
  const real = await realpath(path);
  for (let place = real; ; place = dirname(place)) {
    if (!(await maySearch(user, place))) return false;
    if (place === dirname(place)) return true;
  }
};

const maySearch = async ({ uid, gid }: SystemUser, folder: string): Promise<boolean> => {
  const status = await stat(folder);
  if (status.uid === uid) return (status.mode & 0o100) !== 0;
  if (status.gid === gid) return (status.mode & 0o010) !== 0;
  return (status.mode & 0o001) !== 0;
};

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createFile, createFolder, replaceFile, syncFolder } from '#core/server/files/durable-files.ts';

/** The folder of the embedded database and its owner. */
export type DataDirectory = {
  readonly folder: string;
  /** PostgreSQL's data directory inside it. */
  readonly cluster: string;
  readonly log: string;
  /** Null if the file is lost although there is a cluster. */
  readonly password: string | null;
  /** Undefined if the database runs as the current user. */
  readonly user: SystemUser | undefined;
};

/** Prepares `DATA_DIR/postgres`: owned by the database's user, closed to all others. */
export const openDataDirectory = async (dataDir: string): Promise<DataDirectory> => {
  const path = join(resolve(dataDir), 'postgres');
  await createFolder(resolve(dataDir));
  const folder = await findOrCreateFolder(path);
  const user = await ownerOf(folder);
  await chmod(folder, 0o700);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    log: join(folder, 'postgres.log'),
    password: await findOrCreatePassword(folder),
    user,
  };
};

const findOrCreateFolder = async (path: string): Promise<string> => {
  if (await stat(path).catch(() => undefined)) return realpath(path);
  const user = await systemUser();
  if (!user || (await grantAccess(user, dirname(path)))) await mkdir(path, { recursive: true });
  // The database's user cannot enter root's home: the folder is created elsewhere and linked from DATA_DIR.
  else await symlink(await createOutsideFolder(), path);
  await syncFolder(dirname(path));
  const folder = await realpath(path);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
};

/** Adds the search permission (not read) to the data folder if only that is missing. */
const grantAccess = async (user: SystemUser, dataDir: string): Promise<boolean> => {
  if (await isReachableBy(user, dataDir)) return true;
  if (!(await isReachableBy(user, dirname(dataDir)))) return false;
  await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
  return isReachableBy(user, dataDir);
};

const createOutsideFolder = async (): Promise<string> => {
  await createTraversableRoot();
  const folder = await mkdtemp(join(traversableRoot, 'data-'));
  await syncFolder(traversableRoot);
  return folder;
};

/** Makes root the owner of the folder; any other user must already own it. */
const ownerOf = async (folder: string): Promise<SystemUser | undefined> => {
  const { uid, gid } = await stat(folder);
  const ourselves = process.getuid?.();
  if (ourselves === 0 && uid !== 0) return { uid, gid };
  if (ourselves === 0) {
    const user = await systemUser();
    if (user) await chown(folder, user.uid, user.gid);
    return user;
  }
  if (uid === ourselves) return undefined;
  throw new Error(`${folder} belongs to another user: start the shop as that user (or as root), or set DATA_DIR.`);
};

const findOrCreatePassword = async (folder: string): Promise<string | null> => {
  const password = await readPassword(folder);
  if (password !== null || existsSync(join(folder, 'cluster'))) return password;
  const created = generatePassword();
  if (await createFile(passwordFile(folder), created)) return created;
  const present = await readPassword(folder);
  if (present !== null) return present;
  // the file has no password, and nothing uses it before there is a cluster
  await writePassword(folder, created);
  return created;
};

const readPassword = async (folder: string): Promise<string | null> => {
  const text = await readFile(passwordFile(folder), 'utf8').catch(() => '');
  return /^[\w-]{32}$/.test(text) ? text : null;
};

export const generatePassword = (): string => randomBytes(24).toString('base64url');

/** Replaces the password file. */
export const writePassword = (folder: string, password: string): Promise<void> =>
  replaceFile(passwordFile(folder), password);

const passwordFile = (folder: string): string => join(folder, 'password');

/** Removes a data folder with its embedded database, which may be linked from it. No server may be running on it. */
export const removeDataDirectory = async (dataDir: string): Promise<void> => {
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) await rm(await realpath(home), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};

/** User that the database runs as. PostgreSQL refuses to run as root. */
export type SystemUser = { readonly uid: number; readonly gid: number };

/** Folder for files that the database's user could not reach at their default path. */
export const traversableRoot = '/var/lib/lazaward';

/** Creates the folder readable for all users, independent of the umask. Its contents have their own permissions. */
export const createTraversableRoot = async (): Promise<void> => {
  await createFolder(traversableRoot);
  await chmod(traversableRoot, 0o755);
};

const run = promisify(execFile);

/** The user to switch to: undefined unless running as root; then `postgres`, or `lazaward`, created if missing. */
const systemUser = async (): Promise<SystemUser | undefined> => {
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

/** Whether the user may search every folder of `path` and read its target. */
export const isReachableBy = async (user: SystemUser, path: string): Promise<boolean> => {
  const real = await realpath(path);
  for (let index = real; ; index = dirname(index)) {
    if (!(await maySearch(user, index))) return false;
    if (index === dirname(index)) return true;
  }
};

const maySearch = async ({ uid, gid }: SystemUser, folder: string): Promise<boolean> => {
  const status = await stat(folder);
  if (status.uid === uid) return (status.mode & 0o100) !== 0;
  if (status.gid === gid) return (status.mode & 0o010) !== 0;
  return (status.mode & 0o001) !== 0;
};

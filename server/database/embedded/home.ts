import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, mkdtemp, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isReachableBy, makePassableRoot, passableRoot, type SystemUser, systemUser } from './system-user.ts';

/** The folder of the embedded database, and who owns it. */
export type Home = {
  readonly folder: string;
  /** PostgreSQL's data directory inside it. */
  readonly cluster: string;
  readonly log: string;
  readonly password: string;
  /** Undefined when the database runs as ourselves. */
  readonly user: SystemUser | undefined;
};

/** Prepares `DATA_DIR/postgres`: there, owned by the one the database runs as, closed to everybody else. */
export const openHome = async (dataDir: string): Promise<Home> => {
  const place = join(resolve(dataDir), 'postgres');
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = await findOrMake(place);
  const user = await ownerOf(folder);
  await chmod(folder, 0o700);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    log: join(folder, 'postgres.log'),
    password: await findOrMakePassword(join(folder, 'password')),
    user,
  };
};

const findOrMake = async (place: string): Promise<string> => {
  if (await stat(place).catch(() => undefined)) return realpath(place);
  const user = await systemUser();
  if (!user || (await mayReach(user, dirname(place)))) await mkdir(place, { recursive: true });
  // Root's own home is closed to the database's user: it lives outside, and DATA_DIR points at it.
  else await symlink(await makeOutside(), place);
  const folder = await realpath(place);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
};

/** Opens the data folder for passing through (not for looking into) where that is all that is missing. */
const mayReach = async (user: SystemUser, dataDir: string): Promise<boolean> => {
  if (await isReachableBy(user, dataDir)) return true;
  if (!(await isReachableBy(user, dirname(dataDir)))) return false;
  await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
  return isReachableBy(user, dataDir);
};

const makeOutside = async (): Promise<string> => {
  await makePassableRoot();
  return mkdtemp(join(passableRoot, 'data-'));
};

/** Root becomes the owner of the folder; anybody else has to be the owner. */
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

const findOrMakePassword = async (file: string): Promise<string> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  // A link is made by one of two shops that start at once, and is whole from the first moment.
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
};

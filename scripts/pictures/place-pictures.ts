import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A picture that the shop serves from its folder of prepared pictures. */
export type PlannedPicture = Readonly<{
  /** Path below that folder. */
  file: string;
  /** Hash of everything the picture is made from. */
  key: string;
  /** File that it is an unchanged copy of, if any. */
  original?: string;
  make: () => Promise<Buffer>;
}>;

export type PictureFolders = Readonly<{
  /** Target folder, which the server serves. */
  to: string;
  /** Pictures committed in the repository, with their keys in `keysFile`. */
  committed: string;
  /** Pictures made on this machine, named by their keys. */
  cache: string;
}>;

/** Maps the path of each committed picture to its key. */
export const keysFile = 'keys.json';

/**
 * Places every planned picture below `to`: from the repository if its key matches, else from the cache, else newly made.
 * Removes files below `to` that are not planned. Calls `report` after each picture.
 */
export const placePictures = async (
  pictures: readonly PlannedPicture[],
  { to, committed, cache }: PictureFolders,
  report: (done: number, of: number) => void = () => undefined,
): Promise<{ made: number; removed: number }> => {
  await Promise.all([cache, to].map((folder) => mkdir(folder, { recursive: true })));
  const committedKeys = await readKeys(committed);
  // libvips would use all cores for each picture: many small pictures are faster with one core each
  sharp.concurrency(1);
  let [made, done] = [0, 0];
  await inParallel(pictures, async ({ file, key, original, make }) => {
    const ready = original ?? (committedKeys[file] === key ? join(committed, file) : undefined);
    const cached = join(cache, key);
    if (ready === undefined && (await sizeOf(cached)) === 0) {
      await writeAtomically(cached, await make());
      made += 1;
    }
    await copyUnlessSame(ready ?? cached, join(to, file));
    done += 1;
    report(done, pictures.length);
  });
  return { made, removed: await removeAllBut(new Set(pictures.map(({ file }) => join(to, file))), to) };
};

/** Keys of the committed pictures of a folder. */
export const readKeys = async (committed: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(join(committed, keysFile), 'utf8').catch(() => '{}'));

/** One worker per core; each takes the next picture until the queue is empty. */
export const inParallel = async <Picture>(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<void>,
): Promise<void> => {
  const queue = pictures.values();
  const worker = async () => {
    for (const picture of queue) await work(picture);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
};

/** Writes to a temporary file and renames it, so that an interrupted run leaves no partial picture in the cache. */
const writeAtomically = async (path: string, picture: Buffer) => {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, picture);
  await rename(unfinished, path);
};

const copyUnlessSame = async (from: string, target: string) => {
  const [there, expected] = await Promise.all([stat(target).catch(() => undefined), stat(from)]);
  if (there?.size === expected.size && there.mtimeMs >= expected.mtimeMs) return;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(from, target, constants.COPYFILE_FICLONE);
};

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

/** Removes all other files below a folder; returns their number. */
export const removeAllBut = async (expected: ReadonlySet<string>, folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const unwanted = files.filter((file) => !expected.has(file));
  await Promise.all(unwanted.map((file) => rm(file)));
  return unwanted.length;
};

import { constants } from 'node:fs';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

/** One lane to a core: each takes the next picture until none is left. */
export const inParallel = async <Picture>(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<void>,
): Promise<void> => {
  const queue = pictures.values();
  const lane = async () => {
    for (const picture of queue) await work(picture);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
};

/** Puts what `make` makes at `target`, from the cache when it was made before. Answers whether it had to be made. */
export const placeKept = async (kept: string, target: string, make: () => Promise<Buffer>): Promise<boolean> => {
  const isNew = !(await sizeOf(kept));
  if (isNew) await keep(await make(), kept);
  await place(kept, target);
  return isNew;
};

/** Written aside and renamed, so that a run that was stopped leaves no half picture in the cache. */
const keep = async (picture: Buffer, path: string) => {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, picture);
  await rename(unfinished, path);
};

const place = async (kept: string, target: string) => {
  const [there, wanted] = await Promise.all([stat(target).catch(() => undefined), stat(kept)]);
  if (there?.size === wanted.size && there.mtimeMs >= wanted.mtimeMs) return;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(kept, target, constants.COPYFILE_FICLONE);
};

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

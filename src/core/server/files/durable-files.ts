import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/*
 * Files that survive a power cut (decision 227). Each is written under a draft name, flushed, given its name, and its folder is
 * flushed too: after a cut the name leads to the whole content or to what was there before, never to an empty file.
 */

/** Creates a file that only its owner may read. Returns false, and changes nothing, when the name is taken. */
export const createFile = (file: string, content: string): Promise<boolean> =>
  withDraft(file, content, async (draft) => {
    try {
      // link is atomic: of two processes that start at once, one creates the complete file
      await link(draft, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  });

/** Writes a file that only its owner may read, in place of an existing one. */
export const replaceFile = (file: string, content: string): Promise<void> =>
  withDraft(file, content, (draft) => rename(draft, file));

/** Flushes the draft, gives it a name by `publish`, and flushes the folder, also when another process has taken the name. */
const withDraft = async <Result>(
  file: string,
  content: string,
  publish: (draft: string) => Promise<Result>,
): Promise<Result> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const result = await publish(draft);
    await syncFolder(dirname(file));
    return result;
  } finally {
    await rm(draft, { force: true });
  }
};

/** Renames a file or folder whose content is flushed already, and flushes the names of the folder. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Creates a folder with the missing ones above it. */
export const createFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let directory = resolve(folder); directory !== dirname(directory); directory = dirname(directory)) {
    await syncFolder(dirname(directory));
    if (directory === resolve(first)) return;
  }
};

/** Codes of a folder that cannot be flushed: PostgreSQL ignores the first two too; of the last one nothing can be read. */
const unsupported: readonly (string | undefined)[] = ['EINVAL', 'EBADF', 'EACCES'];

/** Flushes the names in a folder to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!unsupported.includes(codeOf(error))) throw error;
  }
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/*
 * Files that survive a power cut (decision 227). Each is written under a draft name, flushed and renamed, and its folder is flushed
 * too: after a power cut the file has its complete new or its previous content, and is never empty.
 */

/** Creates a file that only its owner may read. Returns false without a change if it exists. */
export const createFile = (file: string, content: string): Promise<boolean> =>
  withDraft(file, content, async (draft) => {
    try {
      // link is atomic: only one of two concurrent processes creates the complete file
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

/** Flushes the draft, names it with `publish`, and flushes the folder, even if another process has taken the name. */
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

/** Renames a file or folder with flushed content, and flushes the names of the folder. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Creates a folder with its missing parents. */
export const createFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let directory = resolve(folder); directory !== dirname(directory); directory = dirname(directory)) {
    await syncFolder(dirname(directory));
    if (directory === resolve(first)) return;
  }
};

/**
 * Error codes of a folder that cannot be flushed; PostgreSQL also ignores the first two, the last one means an
 * unreadable folder.
 */
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

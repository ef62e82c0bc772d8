import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Sources of a build. */
const sources = [
  'src',
  'starter-catalogue',
  'scripts',
  'package.json',
  'package-lock.json',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
];

const stampOf = (root: string) => join(root, 'build/.stamp');

const filesBelow = async (root: string, source: string): Promise<string[]> => {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
};

/** Hash of all sources of a build: equal hashes mean equal builds. */
export const sourcesHash = async (root: string): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesBelow(root, source)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash
      .update(file)
      .update('\0')
      .update(contents[index] ?? '');
  });
  return hash.digest('hex');
};

/** Hash of the sources of the current build, or null. */
export const readStamp = (root: string): Promise<string | null> => readFile(stampOf(root), 'utf8').catch(() => null);

/**
 * Records the built sources; written last and after the build is on the disk, so that a failed build leaves no stamp, and a power
 * cut none next to empty files.
 */
export const writeStamp = async (root: string, hash: string): Promise<void> => {
  await promisify(execFile)('sync');
  await writeFile(stampOf(root), hash);
};

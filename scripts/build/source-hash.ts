import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is made of. */
const sources = [
  'app',
  'catalogue',
  'contract',
  'domain',
  'locales',
  'scripts',
  'owner.ts',
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

/** One hash over everything a build is made of: the same hash, the same build. */
export const sourcesHash = async (root: string): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesBelow(root, source)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, place) => {
    hash
      .update(file)
      .update('\0')
      .update(contents[place] ?? '');
  });
  return hash.digest('hex');
};

/** The hash of the sources that stand built, or null. */
export const readStamp = (root: string): Promise<string | null> => readFile(stampOf(root), 'utf8').catch(() => null);

/** Remembers what was built; written last, so that a broken build leaves no stamp. */
export const writeStamp = (root: string, hash: string): Promise<void> => writeFile(stampOf(root), hash);

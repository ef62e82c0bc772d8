import { join } from 'node:path';
import { readStamp, sourcesHash, writeStamp } from './build/source-hash.ts';

const root = join(import.meta.dirname, '..');

/** Builds pages and pictures, unless the sources are those of the last build. Ends the process when it fails. */
export const build = async (): Promise<void> => {
  const hash = await sourcesHash(root);
  if ((await readStamp(root)) === hash) return;
  // loaded only for a build: a start that builds nothing is faster without it
  const { buildAll } = await import('./build/build-all.ts');
  await buildAll(root);
  await writeStamp(root, hash);
};

if (import.meta.main) await build();

import { join } from 'node:path';
import { readStamp, sourcesHash, writeStamp } from './build/source-hash.ts';

const root = join(import.meta.dirname, '..');

/** Builds pages and pictures unless the sources are those of the last build. Ends the process when a step fails. */
export const build = async (): Promise<void> => {
  const hash = await sourcesHash(root);
  if ((await readStamp(root)) === hash) return;
  // imported only for a build: a start without one is faster
  const { buildAll } = await import('./build/build-all.ts');
  await buildAll(root);
  await writeStamp(root, hash);
};

if (import.meta.main) await build();

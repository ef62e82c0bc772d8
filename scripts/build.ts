import { join } from 'node:path';
import { readStamp, sourcesHash, writeStamp } from './build/stamp.ts';

const root = join(import.meta.dirname, '..');

/** Builds pages and pictures, unless the sources are those of the last build. */
export const build = async (): Promise<void> => {
  const hash = await sourcesHash(root);
  if ((await readStamp(root)) === hash) return;
  const started = performance.now();
  console.log('Building the shop …');
  // what builds is heavy: a start with nothing to build does without it
  const { buildAll } = await import('./build/build-all.ts');
  await buildAll(root);
  await writeStamp(root, hash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
};

if (import.meta.main) await build();

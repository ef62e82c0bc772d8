import { join } from 'node:path';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { compressAssets } from './build/compress-assets.ts';
import { slimBuiltManifest } from './build/slim-manifest.ts';
import { readStamp, sourcesHash, writeStamp } from './build/stamp.ts';
import { preparePhotographs } from './prepare-photographs.ts';
import { prepareSharePictures } from './prepare-share-pictures.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');

/** Builds pages and pictures, unless the sources are those of the last build. */
export const build = async (): Promise<void> => {
  const hash = await sourcesHash(root);
  if ((await readStamp(root)) === hash) return;
  const started = performance.now();
  console.log('Building the shop …');
  // alone: it begins by removing the whole folder, with whatever another has just put there
  await run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  await slimBuiltManifest(join(root, 'build/client/assets'));
  await buildServiceWorker(root);
  await Promise.all([
    compressAssets(join(root, 'build/client')),
    preparePhotographs({
      from: join(root, 'catalogue/photographs'),
      to: join(root, 'build/photographs'),
      cache: join(root, '.cache/photographs'),
    }),
  ]);
  await prepareSharePictures({ root, to: join(root, 'build/photographs'), cache: join(root, '.cache/share') });
  await writeStamp(root, hash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
};

if (import.meta.main) await build();

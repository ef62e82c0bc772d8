import { join } from 'node:path';
import { preparePhotographs } from '../prepare-photographs.ts';
import { prepareSharePictures } from '../prepare-share-pictures.ts';
import { run } from '../run.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { slimBuiltManifest } from './slim-manifest.ts';

/** Builds pages and pictures into the repository's `build/`. */
export const buildAll = async (root: string): Promise<void> => {
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
};

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { preparePictures } from '../prepare-pictures.ts';
import { step } from '../steps.mjs';
import { buildServiceWorker } from './build-service-worker.ts';
import { bundleInlineScript } from './bundle-inline-script.ts';
import { compressAssets } from './compress-assets.ts';

const remedy =
  'If the disk is full, free some space. If something was changed in app/, locales/ or catalogue/, look at that change. Then run the command again.';

/** Builds pages and pictures into the repository's `build/` and shows each step. Ends the process when one fails. */
export const buildAll = async (root: string): Promise<void> => {
  const client = join(root, 'build/client');
  // first, because it removes the whole folder with its pictures
  await step(
    'Building the pages',
    async () => {
      await run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
      await buildServiceWorker(root);
      await writeFile(join(root, 'build/inline-script.js'), await bundleInlineScript(root));
    },
    remedy,
  );
  await step('Compressing the pages', () => compressAssets(client), remedy);
  await step('Preparing the pictures', (report) => preparePictures(root, report), remedy);
};

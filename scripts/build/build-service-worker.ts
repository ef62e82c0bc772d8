import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { filesToStock } from './precache-manifest.ts';

/** Builds `/service-worker.js` as one file with its precache manifest. Runs after the pages are built. */
export const buildServiceWorker = async (root: string): Promise<void> => {
  const client = join(root, 'build/client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const built = (await readdir(join(client, 'assets'))).map((name) => `assets/${name}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      filesToStock: JSON.stringify(filesToStock(manifest, built)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'app/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};

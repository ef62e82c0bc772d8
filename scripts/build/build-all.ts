import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { shopManifest } from '#core/routing/shop-manifest.ts';
import { run } from '../lib/run.ts';
import { preparePictures } from '../prepare-pictures.ts';
import { step } from '../steps.mjs';
import { bundleInlineScript } from './bundle-inline-script.ts';
import { precachedFiles } from './precache-manifest.ts';

const remedy =
  'If the disk is full, free some space. If something was changed in src/ or starter-catalogue/, look at that change. Then run the command again.';

/** Builds pages and pictures into the repository's `build/` and shows each step. Ends the process when one fails. */
export const buildAll = async (root: string): Promise<void> => {
  const client = join(root, 'build/client');
  // first, because it removes the whole folder with its pictures
  await step(
    'Building the pages',
    async () => {
      await run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
      await writeShopManifest(client);
      await buildServiceWorker(root);
      await writeFile(join(root, 'build/inline-script.js'), await bundleInlineScript(root));
    },
    remedy,
  );
  await step('Compressing the pages', () => compressAssets(client), remedy);
  await step('Preparing the pictures', (report) => preparePictures(root, report), remedy);
};

/** Prefix of React Router's manifest script. */
const assignment = 'window.__reactRouterManifest=';

/** Writes the manifest for pages of the shop next to the whole one. */
const writeShopManifest = async (client: string): Promise<void> => {
  const assets = await readdir(join(client, 'assets'));
  const name = assets.find((each) => each.startsWith('manifest-')) ?? '';
  const script = await readFile(join(client, 'assets', name), 'utf8');
  if (!script.startsWith(assignment)) throw new Error(`${name} is no manifest of React Router.`);
  const manifest = shopManifest(JSON.parse(script.slice(assignment.length, script.lastIndexOf(';'))));
  // to the router an absent flag is false, an absent list empty
  const isAbsent = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const text = JSON.stringify(manifest, (_, value: unknown) => (isAbsent(value) ? undefined : value));
  await writeFile(join(client, manifest.url), `${assignment}${text};`);
};

/** Builds `/service-worker.js` as one file with its precache manifest. Runs after the pages are built. */
const buildServiceWorker = async (root: string): Promise<void> => {
  const client = join(root, 'build/client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const built = (await readdir(join(client, 'assets'))).map((name) => `assets/${name}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      precachedFiles: JSON.stringify(precachedFiles(manifest, built)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressible formats; pictures and fonts are compressed already. */
const shrinks = /\.(?:js|css|svg|json|webmanifest)$/;

/** Writes a Brotli and a gzip version of each text file below a folder, at maximum compression. */
const compressAssets = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && shrinks.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      await Promise.all([
        compressBrotli(content).then((small) => writeFile(`${path}.br`, small)),
        compressGzip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
};

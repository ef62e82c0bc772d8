import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { build } from './build.ts';
import { shopFolder, stageRelease } from './release/stage-release.ts';
import { step } from './steps.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Packs a staged release into a file that tar, npm and npx unpack: the shop as one archive, for which `level` is gzip's, from 1 to 9;
 * around it gzip only stores.
 */
export const packRelease = async (folder: string, file: string, level = 6): Promise<void> => {
  const entries = (await readdir(folder)).filter((name) => name !== shopFolder);
  const archive = `${shopFolder}.tar.gz`;
  await pack(join(folder, archive), folder, [shopFolder], level);
  await pack(
    file,
    dirname(folder),
    [...entries, archive].map((name) => join(basename(folder), name)),
    0,
  );
};

const pack = async (file: string, folder: string, names: readonly string[], level: number): Promise<void> => {
  const tar = spawn('tar', ['-cf', '-', '-C', folder, ...names], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(file));
  await ended;
  if (tar.exitCode !== 0) throw new Error(`tar failed (${tar.exitCode}).`);
};

/** `npm run release`: writes `release/lazaward-<version>.tgz` for machines like this one. */
const release = async (): Promise<void> => {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const name = `lazaward-${version}`;
  const file = join(root, 'release', `${name}.tgz`);
  await mkdir(dirname(file), { recursive: true });
  const draft = await mkdtemp(join(root, 'release/draft-'));
  try {
    const remedy = 'Check the free space of the disk, then run the command again.';
    await step('Collecting what a shop runs with', () => stageRelease(root, join(draft, name), version), remedy);
    await step('Packing it', () => packRelease(join(draft, name), file), remedy);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const megabytes = Math.round((await stat(file)).size / 1e6);
  console.log(`\n${file} (${megabytes} MB) runs on ${process.platform} ${process.arch}.\n`);
};

if (import.meta.main) {
  await build();
  await release();
}

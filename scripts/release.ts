import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from './build.ts';
import { stageRelease } from './release/stage-release.ts';
import { step } from './steps.mjs';

const root = join(import.meta.dirname, '..');

/** Packs a staged release into a file that tar, npm and npx unpack; `level` is gzip's, from 1 to 9. */
export const packRelease = async (folder: string, file: string, level = 6): Promise<void> => {
  const [parent, name] = [dirname(folder), folder.slice(dirname(folder).length + 1)];
  await promisify(execFile)('sh', [
    '-c',
    'tar -cf - -C "$1" "$2" | gzip -n "-$4" > "$3"',
    'sh',
    parent,
    name,
    file,
    String(level),
  ]);
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

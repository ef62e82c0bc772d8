import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDirectory } from '../platform/database/embedded/data-directory.ts';
import { freePort } from '../scripts/lib/free-port.ts';
import { root, runProcess } from '../scripts/lib/run-process.ts';
import { stageRelease } from '../scripts/release/stage-release.ts';
import type { Bench } from './measure.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

/** Measures the time from the command to the first page of a clone without changes since the last start, with the embedded database. */
export const measureStart = async ({ options, note }: Bench): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-bench-start-'));
  try {
    await secondsToFirstPage(dataDir);
    const starts: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      starts.push(await secondsToFirstPage(dataDir));
      bare.push(secondsOfBareNode());
    }
    note(`first page after ${starts.map((seconds) => rounded(seconds, 2)).join(', ')} s`);
    return [
      {
        what: 'second start, nothing changed',
        ratio: ratioOf(median(starts), median(bare)),
        figures: [{ name: '', value: rounded(median(starts), 2), unit: 's', goal: { atMost: 1.5 } }],
        anchor: { name: 'Node starting and ending', value: rounded(median(bare), 3), unit: 's' },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const secondsToFirstPage = async (dataDir: string): Promise<number> => {
  const begun = performance.now();
  spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const shop = await runProcess('server/main.ts', { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const page = await fetch(shop.url);
  await page.text();
  const seconds = (performance.now() - begun) / 1000;
  await shop.stop();
  if (page.status !== 200) throw new Error(`the first page answered ${page.status}`);
  return seconds;
};

/**
 * Measures the first start of a release in an empty folder against that of a built clone: it creates the embedded database and
 * applies every migration.
 */
export const measureRelease = async (rounds: number): Promise<Row> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-bench-release-'));
  try {
    await stageRelease(root, join(folder, 'release'), '0.0.1');
    const releases: number[] = [];
    const clones: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      releases.push(await secondsOfRelease(join(folder, 'release'), join(folder, `release-data-${round}`)));
      clones.push(await secondsToFirstPage(join(folder, `clone-data-${round}`)));
      await removeDataDirectory(join(folder, `release-data-${round}`));
      await removeDataDirectory(join(folder, `clone-data-${round}`));
    }
    return {
      what: 'first start of an unpacked release',
      ratio: ratioOf(median(releases), median(clones)),
      figures: [{ name: '', value: rounded(median(releases), 2), unit: 's', goal: { atMost: 15 } }],
      anchor: { name: 'first start of a built clone', value: rounded(median(clones), 2), unit: 's' },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const secondsOfRelease = async (folder: string, dataDir: string): Promise<number> => {
  const port = await freePort();
  const begun = performance.now();
  const shop = spawn(join(folder, 'lazaward'), [], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const ended = once(shop, 'exit');
  await new Promise<void>((resolve, reject) => {
    let output = '';
    shop.stdout.on('data', (words: Buffer) => {
      output += words.toString();
      if (output.includes('Lazaward is open: ')) resolve();
    });
    shop.once('exit', () => reject(new Error(`The release did not open.\n${output}`)));
  });
  const page = await fetch(`http://127.0.0.1:${port}`);
  await page.text();
  const seconds = (performance.now() - begun) / 1000;
  shop.kill('SIGTERM');
  await ended;
  if (page.status !== 200) throw new Error(`the first page answered ${page.status}`);
  return seconds;
};

const secondsOfBareNode = (): number => {
  const begun = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return (performance.now() - begun) / 1000;
};

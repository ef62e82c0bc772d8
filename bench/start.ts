import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../scripts/lib/run-process.ts';
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
        figures: [{ name: '', value: rounded(median(starts), 2), unit: 's', goal: { max: 1.5 } }],
        anchor: { name: 'Node starting and ending', value: rounded(median(bare), 3), unit: 's' },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const secondsToFirstPage = async (dataDir: string): Promise<number> => {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const shop = await runProcess('src/server/main.ts', { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const page = await fetch(shop.url);
  await page.text();
  const seconds = (performance.now() - startedAt) / 1000;
  await shop.stop();
  if (page.status !== 200) throw new Error(`the first page answered ${page.status}`);
  return seconds;
};

const secondsOfBareNode = (): number => {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return (performance.now() - startedAt) / 1000;
};

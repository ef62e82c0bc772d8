import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { build } from '../scripts/build.ts';
import { runProcess } from '../scripts/lib/run-process.ts';
import { mixedLoad, raiseStock, residentOf, sendAtRate, sendClosedLoop } from './lib/load.ts';
import { noOrderLimits } from './lib/no-order-limits.ts';
import type { SendOptions } from './lib/send.ts';
import { faultsOfSoak, type Stretch } from './lib/soak-assertions.ts';

/**
 * Measures the capacity of the shop on this machine, then runs 80 % of it for 20 minutes: pages, calls, orders. Fails when a
 * request fails, memory grows or answers get slower. npm run bench:soak -- --minutes 20 --part 0.8
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, part: { type: 'string', default: '0.8' } },
});
const [minutes, part] = [Number(values.minutes), Number(values.part)];
if (!(minutes > 0 && part > 0 && part <= 1)) throw new Error('--minutes above 0, --part above 0 and at most 1');

/** At least six intervals, and one per minute in longer runs. */
const stretches = Math.max(6, Math.round(minutes));
const CAPACITY_SECONDS = 10;

await build();
const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-soak-'));
const database = await startEmbedded({ dataDir });
const shop = await runProcess('src/server/main.ts', {
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SECRET_KEY: randomBytes(32).toString('base64'),
  TRUST_PROXY: '1',
  DEMONSTRATION: 'yes',
  ...noOrderLimits,
  LOG_LEVEL: 'error',
});
try {
  await raiseStock(database.url);
  const next = await mixedLoad(shop);
  await sendClosedLoop(shop.url, next, { connections: 16, seconds: 3 });
  const capacity = await sendClosedLoop(shop.url, next, { connections: 16, seconds: CAPACITY_SECONDS });
  const perSecond = capacity * part;
  console.log(
    `Capacity: ${capacity.toFixed(0)} requests per second. Load: ${perSecond.toFixed(0)} per second for ${minutes} minutes.\n`,
  );
  const intervals: Stretch[] = [];
  for (let turn = 1; turn <= stretches; turn += 1) {
    const stretch = await soak(next, perSecond, (minutes * 60) / stretches);
    intervals.push(stretch);
    const { responseCount, failures, p50, p99, memory } = stretch;
    console.log(
      `${turn}/${stretches}: ${responseCount} answered, ${failures.length} failed, ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${memory.toFixed(0)} MB`,
    );
  }
  const faults = faultsOfSoak(intervals);
  console.log(
    faults.length === 0 ? '\nIt holds.' : `\nIt does not hold:\n${faults.map((one) => `  ${one}`).join('\n')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function soak(next: () => SendOptions, perSecond: number, seconds: number): Promise<Stretch> {
  const { latencies, failures } = await sendAtRate(shop.url, next, { perSecond, seconds });
  latencies.sort((one, other) => one - other);
  const latencyAt = (quantile: number) => latencies[Math.floor(latencies.length * quantile)] ?? Number.NaN;
  return {
    responseCount: latencies.length,
    failures,
    p50: latencyAt(0.5),
    p99: latencyAt(0.99),
    memory: await residentOf(shop.pid),
  };
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { build } from '../scripts/build.ts';
import { runProcess } from '../scripts/lib/run-process.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureEventLoop } from './event-loop.ts';
import { measureFirstRender } from './first-render.ts';
import { measureInteractions } from './interactions.ts';
import { noOrderLimits } from './lib/no-order-limits.ts';
import { measureLighthouse } from './lighthouse.ts';
import type { Measure } from './measure.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measurePayments } from './payments.ts';
import { measureProductWrites } from './product-writes.ts';
import { type Part, readRecord, showRecord, writeRecord } from './record.ts';
import { measureScale } from './scale.ts';
import { measureStart } from './start.ts';
import { missedIn } from './thresholds.ts';

const parts: Readonly<Record<string, { title: string; measure: Measure }>> = {
  html: { title: 'Pages from memory', measure: measureCachedPages },
  render: { title: 'First rendering of a page', measure: measureFirstRender },
  memory: { title: 'Memory of the server', measure: measureMemory },
  start: { title: 'Start to first page', measure: measureStart },
  bytes: { title: 'Bytes of a page', measure: measurePageBytes },
  orders: { title: 'Orders', measure: measureOrders },
  payments: { title: 'Payments', measure: measurePayments },
  blocks: { title: 'Longest block of the event loop by a parser', measure: measureEventLoop },
  interactions: { title: 'Answers to a touch on a slow phone', measure: measureInteractions },
  lighthouse: { title: 'Lighthouse on a throttled phone', measure: measureLighthouse },
  // last, because they fill the database
  scale: { title: 'One call as the shop grows', measure: measureScale },
  writes: { title: 'Many products at once', measure: measureProductWrites },
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    visits: { type: 'string', default: '3' },
    orders: { type: 'string', default: '1000000' },
    strict: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown.join('", "')}"; there are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

await build();
const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-bench-'));
const database = await startEmbedded({ dataDir });
const secretKey = randomBytes(32);
const openShop = (entry: string, settings: Readonly<Record<string, string>> = {}) =>
  runProcess(entry, {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey.toString('base64'),
    // so that each buyer can have an address of their own
    TRUST_PROXY: '1',
    DEMONSTRATION: 'yes',
    ...noOrderLimits,
    LOG_LEVEL: 'error',
    // src/server/main.ts sets it itself, bench/uncached-server.ts does not
    NODE_ENV: 'production',
    ...settings,
  });
const shop = await openShop('src/server/main.ts');

const measured: Part[] = [];
try {
  const options = {
    rounds: Number(flags.rounds),
    seconds: Number(flags.seconds),
    visits: Number(flags.visits),
    orders: Number(flags.orders),
  };
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n— ${title}`);
    const note = (text: string) => console.log(`  ${text}`);
    const rows = await measure({ shop, databaseUrl: database.url, secretKey, openShop, options, note });
    measured.push({ name, title, date: new Date().toISOString().slice(0, 10), rows });
  }
} finally {
  await shop.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const record = await writeRecord(await readRecord(), measured, Object.keys(parts));
console.log(`\n${showRecord({ ...record, parts: measured })}`);
const missed = measured.flatMap(({ rows }) => rows).flatMap(missedIn).length;
if (missed > 0) console.log(`\n${missed} not at their goal.`);
if (missed > 0 && flags.strict) process.exitCode = 1;

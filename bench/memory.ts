import { runProcess } from '../scripts/lib/run-process.ts';
import { mixedLoad, raiseStock, residentOf, sendClosedLoop } from './lib/load.ts';
import { load } from './load.ts';
import type { Bench } from './measure.ts';
import { addressOf, languages, publicPages, warm } from './pages.ts';
import { type Row, ratioOf, rounded } from './thresholds.ts';

const goal = { max: 250 };
const IDLE_MS = 5_000;

/** Resident memory of the shop's process without the database, against an idle server. */
export const measureMemory = async ({ openShop, databaseUrl, options, note }: Bench): Promise<Row[]> => {
  const anchor = await runProcess('bench/static-server.ts', { BODY: '/dev/null' });
  const shop = await openShop('src/server/main.ts');
  try {
    for (const language of languages) {
      for (const path of Object.values(publicPages)) await warm(addressOf(shop.url, path, language));
    }
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const atRest = await residentOf(shop.pid);
    const bare = await residentOf(anchor.pid);
    for (const path of Object.values(publicPages)) {
      await load(shop, { path, encoding: 'br', connections: 64, seconds: options.seconds * 2 });
    }
    const afterPages = await residentOf(shop.pid);
    await raiseStock(databaseUrl);
    const next = await mixedLoad(shop);
    await sendClosedLoop(shop.url, next, { connections: 16, seconds: options.seconds * 15 });
    const afterAll = await residentOf(shop.pid);
    note(`${[atRest, afterPages, afterAll].map((value) => rounded(value)).join(', ')} MB`);
    const row = (what: string, value: number): Row => ({
      what,
      ratio: ratioOf(value, bare),
      figures: [{ name: '', value: rounded(value), unit: 'MB', goal }],
      anchor: { name: 'bare Node server at rest', value: rounded(bare), unit: 'MB' },
    });
    return [
      row('at rest, pages warm', atRest),
      row('after pages from memory', afterPages),
      row('after pages, calls and orders', afterAll),
    ];
  } finally {
    await shop.stop();
    await anchor.stop();
  }
};

import { type Row, ratioOf, rounded } from './figures.ts';
import { load } from './load.ts';
import type { Bench } from './measure.ts';
import { addressOf, languages, publicPages, warm } from './pages.ts';
import { residentOf } from './resident-of.ts';
import { runProcess } from './run-process.ts';

const goal = { atMost: 250 };
const REST_MS = 5_000;

/** What the shop's process holds in memory (resident, the database not counted), against a server that does nothing. */
export const measureMemory = async ({ openShop, options, note }: Bench): Promise<Row[]> => {
  const anchor = await runProcess('bench/static-buffer.ts', { BODY: '/dev/null' });
  const shop = await openShop('server/main.ts');
  try {
    for (const language of languages) {
      for (const path of Object.values(publicPages)) await warm(addressOf(shop.url, path, language));
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const atRest = await residentOf(shop.pid);
    const bare = await residentOf(anchor.pid);
    for (const path of Object.values(publicPages)) {
      await load(shop, { path, encoding: 'br', connections: 64, seconds: options.seconds * 2 });
    }
    const afterwards = await residentOf(shop.pid);
    note(`${rounded(atRest)} MB at rest, ${rounded(afterwards)} MB after the load`);
    const row = (what: string, value: number): Row => ({
      what,
      ratio: ratioOf(value, bare),
      figures: [{ name: '', value: rounded(value), unit: 'MB', goal }],
      anchor: { name: 'bare Node server at rest', value: rounded(bare), unit: 'MB' },
    });
    return [row('at rest, pages warm', atRest), row('after the load', afterwards)];
  } finally {
    await shop.stop();
    await anchor.stop();
  }
};

import { median, type Row, ratioOf, rounded } from './figures.ts';
import { type Borne, load } from './load.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';

/** What the first visitor of a page waits for: rendering it with all it asks of the database; the anchor keeps pages. */
export const measureFirstRender = async ({ shop, openShop, options, note }: Bench): Promise<Row[]> => {
  const forgetful = await openShop('bench/forgetful-shop.ts');
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(publicPages)) {
      await warm(shop.url + path);
      const rendered: Borne[] = [];
      const kept: Borne[] = [];
      // one visitor at a time: those who ask for the same page at once share one rendering
      const asked = { path, encoding: 'identity', connections: 1, seconds: options.seconds } as const;
      await load(forgetful, asked);
      for (let round = 0; round < options.rounds; round += 1) {
        rendered.push(await load(forgetful, asked));
        kept.push(await load(shop, asked));
      }
      const rate = median(rendered.map(({ perSecond }) => perSecond));
      const keptRate = median(kept.map(({ perSecond }) => perSecond));
      note(`${name}: ${rounded(rate)} renderings a second`);
      rows.push({
        what: name,
        ratio: ratioOf(rate, keptRate),
        figures: [
          { name: '', value: rounded(rate), unit: 'requests/s' },
          { name: '', value: rounded(1000 / rate, 1), unit: 'ms' },
          { name: 'processor', value: rounded(median(rendered.map(({ cpu }) => cpu)) / 1000, 1), unit: 'ms' },
        ],
        anchor: { name: 'the same from memory, one visitor', value: rounded(keptRate), unit: 'requests/s' },
      });
    }
    return rows;
  } finally {
    await forgetful.stop();
  }
};

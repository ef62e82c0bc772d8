import { baselineServer } from './baseline-server.ts';
import { concurrentLoad, type Load, type LoadResult, load, loadAtOnce } from './load.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

/** Pages of similar size by kind: concurrent requests for the same page share one rendering. */
const similarPages: Readonly<Record<keyof typeof publicPages, readonly string[]>> = {
  home: ['/', '/?lang=en'],
  list: ['/products', '/products?lang=en', '/products?sort=price-low', '/products?sort=price-high'],
  product: ['/product/plate-lotus-01', '/product/plate-lotus-02', '/product/cup-tea-01', '/product/cup-coffee-01'],
};

const goal = { min: 0.02 };

/**
 * Measures uncached pages, including their database queries: one after the other, and all similar pages at once. The baseline
 * is a bare server that sends the same bytes.
 */
export const measureFirstRender = async ({ shop, openShop, options, note }: Bench): Promise<Row[]> => {
  const forgetful = await openShop('bench/uncached-server.ts');
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(publicPages) as [keyof typeof publicPages, string][]) {
      await warm(shop.url + path);
      const buffer = await baselineServer(shop, { path, encoding: 'identity' });
      const alone: LoadResult[] = [];
      const together: LoadResult[] = [];
      const sent: LoadResult[] = [];
      const loadOf = (page: string, connections: number): Load => ({
        path: page,
        encoding: 'identity',
        connections,
        seconds: options.seconds,
      });
      const pages = similarPages[name].map((page) => loadOf(page, 1));
      await loadAtOnce(forgetful, pages);
      for (let round = 0; round < options.rounds; round += 1) {
        alone.push(await load(forgetful, loadOf(path, 1)));
        together.push(await loadAtOnce(forgetful, pages));
        sent.push(await load(buffer, loadOf(path, concurrentLoad)));
      }
      await buffer.stop();
      const of = (borne: readonly LoadResult[], which: keyof LoadResult) => median(borne.map((each) => each[which]));
      const [rate, anchorRate] = [of(together, 'perSecond'), of(sent, 'perSecond')];
      note(`${name}: ${rounded(rate)} renderings a second of ${rounded(anchorRate)} that are only sent`);
      rows.push({
        what: `${name}, ${pages.length} at once`,
        ratio: ratioOf(rate, anchorRate, goal, 3),
        figures: [
          { name: '', value: rounded(rate), unit: 'requests/s' },
          { name: 'processor', value: rounded(of(together, 'cpu') / 1000, 1), unit: 'ms' },
          { name: 'alone', value: rounded(1000 / of(alone, 'perSecond'), 1), unit: 'ms' },
        ],
        anchor: {
          name: `static buffer, processor ${rounded(of(sent, 'cpu'))} µs`,
          value: rounded(anchorRate),
          unit: 'requests/s',
        },
      });
    }
    return rows;
  } finally {
    await forgetful.stop();
  }
};

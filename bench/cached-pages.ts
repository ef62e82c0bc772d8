import { baselineServer } from './baseline-server.ts';
import { concurrentLoad, type LoadResult, load } from './load.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

const encodings = ['identity', 'br'] as const;
const goal = { min: 0.7 };

/** Measures cached pages against a bare server that sends the same bytes with the same headers. */
export const measureCachedPages = async (bench: Bench): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(publicPages)) {
    await warm(bench.shop.url + path);
    for (const encoding of encodings) rows.push(await measurePage(bench, name, path, encoding));
  }
  return rows;
};

const measurePage = async (
  { shop, options, note }: Bench,
  name: string,
  path: string,
  encoding: (typeof encodings)[number],
): Promise<Row> => {
  const anchor = await baselineServer(shop, { path, encoding });
  try {
    const ours: LoadResult[] = [];
    const baseline: LoadResult[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const loadOptions = { path, encoding, connections: concurrentLoad, seconds: options.seconds };
      ours.push(await load(shop, loadOptions));
      baseline.push(await load(anchor, loadOptions));
    }
    const what = `${name}, ${encoding === 'br' ? 'Brotli' : 'uncompressed'}`;
    const of = (borne: readonly LoadResult[], which: keyof LoadResult) => median(borne.map((each) => each[which]));
    const [rate, anchorRate] = [of(ours, 'perSecond'), of(baseline, 'perSecond')];
    note(`${what}: ${rounded(rate)} of ${rounded(anchorRate)} a second`);
    return {
      what,
      ratio: ratioOf(rate, anchorRate, goal),
      figures: [
        { name: '', value: rounded(rate), unit: 'requests/s' },
        { name: 'processor', value: rounded(of(ours, 'cpu')), unit: 'µs' },
        { name: 'body', value: rounded(anchor.size / 1000, 1), unit: 'KB' },
      ],
      anchor: {
        name: `static buffer, processor ${rounded(of(baseline, 'cpu'))} µs`,
        value: rounded(anchorRate),
        unit: 'requests/s',
      },
    };
  } finally {
    await anchor.stop();
  }
};

import { get } from 'node:http';
import { median, type Row, ratioOf, rounded } from './figures.ts';
import { type Borne, load } from './load.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';
import { type Running, runProcess } from './run-process.ts';

const encodings = ['identity', 'br'] as const;
const connections = 32;
const goal = { atLeast: 0.3 };

/** Pages sent from memory, against a bare server that sends one buffer of the same size with as many headers. */
export const measureKeptHtml = async (bench: Bench): Promise<Row[]> => {
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
  const headers = await headersOf(shop, path, encoding);
  const anchor = await runProcess('bench/static-buffer.ts', { HEADERS: JSON.stringify(headers) });
  try {
    const ours: Borne[] = [];
    const theirs: Borne[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const asked = { path, encoding, connections, seconds: options.seconds };
      ours.push(await load(shop, asked));
      theirs.push(await load(anchor, asked));
    }
    const what = `${name}, ${encoding === 'br' ? 'Brotli' : 'uncompressed'}`;
    const of = (borne: readonly Borne[], which: keyof Borne) => median(borne.map((each) => each[which]));
    const [rate, anchorRate] = [of(ours, 'perSecond'), of(theirs, 'perSecond')];
    note(`${what}: ${rounded(rate)} of ${rounded(anchorRate)} a second`);
    return {
      what,
      ratio: ratioOf(rate, anchorRate, goal),
      figures: [
        { name: '', value: rounded(rate), unit: 'requests/s' },
        { name: 'processor', value: rounded(of(ours, 'cpu')), unit: 'µs' },
        { name: 'body', value: rounded(Number(headers['content-length']) / 1000, 1), unit: 'KB' },
      ],
      anchor: {
        name: `static buffer, processor ${rounded(of(theirs, 'cpu'))} µs`,
        value: rounded(anchorRate),
        unit: 'requests/s',
      },
    };
  } finally {
    await anchor.stop();
  }
};

/** The headers of a page but for those that Node itself adds to every answer. */
const headersOf = ({ url }: Running, path: string, encoding: string): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      answer.resume();
      const own = Object.entries(answer.headers).filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name));
      resolve(Object.fromEntries(own.map(([name, value]) => [name, String(value)])));
    }).once('error', reject);
  });

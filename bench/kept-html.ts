import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { median, type Row, ratioOf, rounded } from './figures.ts';
import { type Borne, load } from './load.ts';
import type { Bench } from './measure.ts';
import { publicPages, warm } from './pages.ts';
import { type Running, runProcess } from './run-process.ts';

const encodings = ['identity', 'br'] as const;
const connections = 32;
const goal = { atLeast: 0.7 };

/** Pages sent from memory, against a bare server that sends the same bytes with the same headers. */
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
  const { headers, body } = await answerOf(shop, path, encoding);
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const anchor = await runProcess('bench/static-buffer.ts', { HEADERS: JSON.stringify(headers), BODY: file });
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
        { name: 'body', value: rounded(body.length / 1000, 1), unit: 'KB' },
      ],
      anchor: {
        name: `static buffer, processor ${rounded(of(theirs, 'cpu'))} µs`,
        value: rounded(anchorRate),
        unit: 'requests/s',
      },
    };
  } finally {
    await anchor.stop();
    await rm(folder, { recursive: true });
  }
};

/** A page as it comes over the line, with its headers but for those that Node itself adds to every answer. */
const answerOf = async ({ url }: Running, path: string, encoding: string) => {
  const asked = get(url + path, { headers: { 'accept-encoding': encoding } });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error(`${path} was not answered.`);
  const own = Object.entries(answer.headers).filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name));
  return {
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body: await buffer(answer),
  };
};

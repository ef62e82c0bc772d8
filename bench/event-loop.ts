import { normalizePhone } from '#core/forms/phone-number.ts';
import { refuseBrokenForm } from '#core/server/api/request-body.ts';
import { parseCsv } from '#core/server/files/parse-csv.ts';
import { cleanLine } from '#core/text/clean-text.ts';
import { parseMarkdown } from '#core/text/parse-markdown.ts';
import { MAX_MARKDOWN } from '#core/text/rich-text.ts';
import { planImport, readImportTable } from '#features/products/server/import/plan-import.ts';
import type { Bench } from './measure.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

const MB = 1024 * 1024;
/** Goal of the longest time in which no other request is served, in milliseconds. */
const MAX_BLOCK_MS = 100;

const csv = (text: string, encoding: BufferEncoding = 'utf8') => {
  const bytes = Buffer.from(text, encoding);
  return () => parseCsv(bytes, { maxRows: 10_002, isRagged: true });
};
const form = (text: string) => {
  const bytes = new Uint8Array(Buffer.from(text));
  return () => refuseBrokenForm(bytes, 'multipart/form-data; boundary=b').catch(() => undefined);
};
const repeated = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

/** The most expensive input of each parser that its limits allow. */
const inputs: readonly { readonly what: string; readonly parse: () => unknown }[] = [
  { what: 'CSV: 10,000 ragged rows under a title', parse: csv(`title\n${repeated('12,2,,,"12",12\n', 150_000)}`) },
  { what: 'CSV: 2 MB of blank lines', parse: csv(`a,b\n${repeated('\n', 2 * MB)}`) },
  { what: 'CSV: 2 MB of rows of 30,000 characters', parse: csv(repeated(`${'x'.repeat(30_000)},1\n`, 2 * MB)) },
  { what: 'CSV: 2 MB of quotes', parse: csv(repeated(`"${'""'.repeat(15_000)}"\n`, 2 * MB)) },
  { what: 'CSV: 2 MB in the Arabic encoding of Excel', parse: csv(repeated('\u00c7\u00d3\n', 2 * MB), 'latin1') },
  {
    what: 'import: 10,000 new products',
    parse: async () => {
      const head = 'name.ar,name.en,subtitle.ar,subtitle.en,description.ar,description.en,price,stock,category';
      const row = 'طبق,plate,طبق,plate,طبق,plate,450,5,plates';
      const table = await readImportTable(Buffer.from(`${head}\n${`${row}\n`.repeat(10_000)}`));
      if (!('rows' in table)) throw new Error('the file is refused');
      await planImport(table, new Map(), { find: () => 'picture.missing', current: new Map() }, new Date());
    },
  },
  {
    what: 'form: 5 MB of empty parts',
    parse: form(repeated('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', 5 * MB)),
  },
  ...['[', '_a', 'a *a **', '`a``b', '![', '> '].map((part) => ({
    what: `Markdown: ${JSON.stringify(part)} repeated`,
    parse: () => parseMarkdown(repeated(part, MAX_MARKDOWN), []),
  })),
  { what: 'text: 64 KB of combining marks', parse: () => cleanLine(repeated('\u0316\u0301', 32 * 1024)) },
  { what: 'phone number: 64 KB of ligatures', parse: () => normalizePhone(repeated('\uFDFA', 21 * 1024)) },
];

/** Measures the longest time that each parser holds the event loop, against parsing 2 MB of JSON, which cannot yield. */
export const measureEventLoop = async ({ options, note }: Bench): Promise<Row[]> => {
  const json = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `line ${index}`));
  const rows: Row[] = [];
  for (const { what, parse } of inputs) {
    const blocks: number[] = [];
    const anchors: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      anchors.push(await maxBlockMs(() => JSON.parse(json)));
      blocks.push(await maxBlockMs(parse));
    }
    const [block, anchor] = [median(blocks), median(anchors)];
    note(`${what}: ${rounded(block, 1)} ms`);
    rows.push({
      what,
      ratio: ratioOf(block, anchor),
      figures: [{ name: 'longest block', value: rounded(block, 1), unit: 'ms', goal: { max: MAX_BLOCK_MS } }],
      anchor: { name: '2 MB of JSON parsed', value: rounded(anchor, 1), unit: 'ms' },
    });
  }
  return rows;
};

/** The maximum turn of the event loop while the work runs, in milliseconds of its thread's processor time, which no load lengthens. */
const maxBlockMs = async (work: () => unknown): Promise<number> => {
  let maxBlock = 0;
  let last = threadMs();
  let isRunning = true;
  const turn = () => {
    const now = threadMs();
    maxBlock = Math.max(maxBlock, now - last);
    last = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await new Promise(setImmediate);
  await work();
  await new Promise(setImmediate);
  isRunning = false;
  return maxBlock;
};

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

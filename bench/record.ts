import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMet, type Row } from './thresholds.ts';

/** A measurement with its date. */
export type Part = {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  readonly rows: readonly Row[];
};

export type Record = { readonly node: string; readonly processors: number; readonly parts: readonly Part[] };

const recordFile = join(import.meta.dirname, 'record.json');
const readme = join(import.meta.dirname, 'README.md');
const begin = '<!-- figures: begin -->';
const end = '<!-- figures: end -->';

/** The previous measurements; empty without a record. */
export const readRecord = async (): Promise<readonly Part[]> => {
  const text = await readFile(recordFile, 'utf8').catch(() => null);
  return text === null ? [] : (JSON.parse(text) as Record).parts;
};

/** Replaces the previous results of the measured parts, in the record and in the README's table. */
export const writeRecord = async (
  before: readonly Part[],
  measured: readonly Part[],
  order: readonly string[],
): Promise<Record> => {
  const parts = order.flatMap((name) => {
    const part = [...measured, ...before].find((each) => each.name === name);
    return part ? [part] : [];
  });
  const record = { node: process.version, processors: availableParallelism(), parts };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  const text = await readFile(readme, 'utf8');
  const [above, below] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end))];
  await writeFile(readme, `${above}${begin}\n${showRecord(record)}\n${below}`);
  return record;
};

/** The results as a table with one line per row, and a mark at each figure that misses its goal. */
export const showRecord = ({ node, processors, parts }: Record): string =>
  [
    `Node ${node}, ${processors} processors. ✗ marks what misses its goal.`,
    '',
    '| Measured | Ratio | Figures | Anchor |',
    '|---|---|---|---|',
    ...parts.flatMap(({ title, date, rows }) => [`| **${title}** (${date}) | | | |`, ...rows.map(showRow)]),
  ].join('\n');

const showRow = ({ what, ratio, figures, anchor }: Row): string =>
  `| ${what} | ${ratio ? show(ratio) : ''} | ${figures.map(show).join(' · ')} | ${anchor ? showAnchor(anchor) : ''} |`;

const showAnchor = ({ name, value, unit }: Figure): string =>
  `${[amount(value), unit].filter(Boolean).join(' ')}: ${name}`;

const show = (figure: Figure): string => {
  const { name, value, unit, goal } = figure;
  const cells = [name === 'ratio' ? '' : name, amount(value), unit].filter(Boolean).join(' ');
  if (goal === undefined) return cells;
  const target = 'min' in goal ? `≥ ${goal.min}` : `≤ ${goal.max}`;
  return isMet(figure) ? `${cells} (${target})` : `✗ ${cells} (${target})`;
};

const amount = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 3 });

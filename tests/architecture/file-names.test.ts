import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beside, linesOf, mostLinesOf, packageFolders, sourcesIn } from './source-files.ts';

const sources = sourcesIn(
  [...packageFolders, ...beside, 'docs'],
  ['.ts', '.tsx', '.mjs', '.css', '.sql', '.svg', '.md'],
);
const paths = sources.map(({ path }) => path);

/** Files of texts or data, which may have any length. */
const isLongByNature = (path: string): boolean =>
  /^(catalogue|locales|docs)\/|\/migrations\//.test(path) || path.endsWith('.svg');

describe('file names', () => {
  test('are not generic', () => {
    const banned = /(^|[-./])(utils?|helpers?|common|misc|services|managers?)([-./]|$)/;
    expect(paths.filter((path) => banned.test(path) && !path.startsWith('locales/'))).toEqual([]);
  });

  test('are in kebab-case, with a dot only before a suffix', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|routes|repository|client|server|d|gen|properties))*\.[a-z]+$/;
    expect(paths.filter((path) => !kebab.test(basename(path)) && basename(path) !== 'README.md')).toEqual([]);
  });
});

describe('file length', () => {
  const lengths = sources
    .filter(({ path }) => !isLongByNature(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text), most: mostLinesOf(path) }));

  test('is at most 250 lines, or 300 for repositories, tables and tests', () => {
    expect(lengths.length).toBeGreaterThan(900);
    expect(lengths.filter(({ lines, most }) => lines > most)).toEqual([]);
  });
});

import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beside, linesOf, maxLinesOf, packageFolders, sourcesIn } from './source-files.ts';

const sources = sourcesIn(
  [...packageFolders, ...beside, 'docs'],
  ['.ts', '.tsx', '.mjs', '.css', '.sql', '.svg', '.md'],
);
const paths = sources.map(({ path }) => path);

/** Files of texts or data, which may have any length. */
const isLongByNature = (path: string): boolean =>
  /^(src\/locales|src\/features\/products\/starter-catalogue|migrations|docs)\//.test(path) || path.endsWith('.svg');

/** What a file is by its name, before its ending. */
const suffixes =
  'admin|server|contract|errors|fields|settings|permissions|audit|consents|texts|route|routes|client|repository|router|jobs|mails|privacy|metrics|badges|order-hooks|product-hooks|provider|test|d|gen|properties';

describe('file names', () => {
  test('are not generic', () => {
    const banned = /(^|[-./])(utils?|helpers?|common|misc|services|managers?)([-./]|$)/;
    expect(paths.filter((path) => banned.test(path) && !path.startsWith('src/locales/'))).toEqual([]);
  });

  test('are in kebab-case, with a dot only before a suffix and a number and an underscore before a migration', () => {
    const words = '[a-z0-9]+(-[a-z0-9]+)*';
    const kebab = new RegExp(`^${words}(\\.(${suffixes}))*\\.[a-z]+$`);
    const migration = new RegExp(`^\\d{4}_${words}\\.sql$`);
    const nameOf = (path: string): RegExp => (path.startsWith('migrations/') ? migration : kebab);
    expect(paths.filter((path) => !nameOf(path).test(basename(path)) && basename(path) !== 'README.md')).toEqual([]);
  });
});

describe('file length', () => {
  const lengths = sources
    .filter(({ path }) => !isLongByNature(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text), max: maxLinesOf(path) }));

  test('is at most 250 lines, or 300 for repositories, tables and tests', () => {
    expect(lengths.length).toBeGreaterThan(900);
    expect(lengths.filter(({ lines, max }) => lines > max)).toEqual([]);
  });
});

import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf, maxLinesOf, packageFolders, sourcesIn, supportFolders } from './source-files.ts';

const sources = sourcesIn(
  [...packageFolders, ...supportFolders, 'docs'],
  ['.ts', '.tsx', '.mjs', '.css', '.sql', '.svg', '.md'],
);
const paths = sources.map(({ path }) => path);

/** Files of texts or data, which may have any length. */
const isLongByNature = (path: string): boolean =>
  /^(src\/generated|src\/features\/products\/starter-catalogue|migrations|docs)\/|\.texts\.ts$/.test(path) ||
  path.endsWith('.svg');

/** What a file is by its name, before its ending. */
const suffixes =
  'admin|server|contract|errors|fields|settings|shop-values|permissions|audit|consents|texts|route|routes|component|client|repository|router|jobs|mails|privacy|metrics|badges|work|setup-step|order-hooks|product-hooks|bulk-actions|provider|traces|matrix|journey|test|d|gen|properties';

describe('file names', () => {
  test('no file has a generic name', () => {
    const banned = /(^|[-./])(utils?|helpers?|common|misc|services|managers?)([-./]|$)/;
    expect(paths.filter((path) => banned.test(path) && !path.startsWith('src/generated/texts/'))).toEqual([]);
  });

  test('file names are in kebab case; suffixes follow a dot, migrations begin with a number and an underscore', () => {
    const kebabWords = '[a-z0-9]+(-[a-z0-9]+)*';
    const kebab = new RegExp(`^${kebabWords}(\\.(${suffixes}))*\\.[a-z]+$`);
    const migration = new RegExp(`^\\d{4}_${kebabWords}\\.sql$`);
    const nameOf = (path: string): RegExp => (path.startsWith('migrations/') ? migration : kebab);
    expect(paths.filter((path) => !nameOf(path).test(basename(path)) && basename(path) !== 'README.md')).toEqual([]);
  });
});

describe('file length', () => {
  const lengths = sources
    .filter(({ path }) => !isLongByNature(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text), max: maxLinesOf(path) }));

  test('a file has at most 250 lines; repositories and tests 300', () => {
    expect(lengths.length).toBeGreaterThan(900);
    expect(lengths.filter(({ lines, max }) => lines > max)).toEqual([]);
  });
});

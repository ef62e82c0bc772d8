import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beside, rooms, sourcesIn } from './sources.ts';

const sources = sourcesIn([...rooms, ...beside, 'docs'], ['.ts', '.tsx', '.mjs', '.css', '.sql', '.svg', '.md']);
const paths = sources.map(({ path }) => path);
const linesOf = (text: string): number => text.split('\n').length - 1;

/** Folders whose files hold words or goods, and may be as long as these are many. */
const isLongByNature = (path: string): boolean => /^(catalogue|locales|docs)\//.test(path) || path.endsWith('.svg');

describe('the names of files', () => {
  test('say what is inside, not that something is', () => {
    const banned = /(^|[-./])(utils?|helpers?|common|misc|services|managers?)([-./]|$)/;
    expect(paths.filter((path) => banned.test(path))).toEqual([]);
  });

  test('are written in kebab-case, with the dot only before a kind', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|routes|repository|client|server|d|properties))*\.[a-z]+$/;
    expect(paths.filter((path) => !kebab.test(basename(path)) && basename(path) !== 'README.md')).toEqual([]);
  });
});

describe('the length of files', () => {
  const code = sources.filter(({ path }) => !isLongByNature(path));

  test('is never above 300 lines', () => {
    const long = code.filter(({ text }) => linesOf(text) > 300);
    expect(long.map(({ path, text }) => `${path}: ${linesOf(text)}`)).toEqual([]);
  });

  test('is at most 60 lines in the middle', () => {
    const lengths = code.map(({ text }) => linesOf(text)).toSorted((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
  });
});

import { describe, expect, test } from 'vitest';
import { beside, packageFolders, sourcesIn } from './source-files.ts';

const pages = sourcesIn(['docs'], ['.md']).filter(({ path }) => path.startsWith('docs/decisions/'));
const index = pages.find(({ path }) => path.endsWith('/README.md'))?.text ?? '';
const records = pages.filter(({ path }) => !path.endsWith('/README.md'));

/** Decision numbers in the first column of the index. */
const told = new Set(
  [...index.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number)),
);

/** Parses references: "decision 12", "decisions 1 and 7", "decisions 1 to 6", "decisions 11, 13, 17". */
const pointedAt = (text: string): number[] =>
  [...text.matchAll(/\bdecisions? (\d+)((?:(?:, | and | to )\d+)*)/gi)].flatMap(([, first, more = '']) => {
    const [, to] = / to (\d+)/.exec(more) ?? [];
    if (to) return Array.from({ length: Number(to) - Number(first) + 1 }, (_, step) => Number(first) + step);
    return [Number(first), ...[...more.matchAll(/\d+/g)].map(Number)];
  });

describe('decision records', () => {
  test('exist for every number that the code refers to', () => {
    const sources = sourcesIn([...packageFolders, ...beside], ['.ts', '.tsx', '.sql', '.css', '.mjs']);
    const pointers = sources.flatMap(({ path, text }) => pointedAt(text).map((number) => ({ path, number })));
    expect(pointers.length).toBeGreaterThan(50);
    expect(pointers.filter(({ number }) => !told.has(number))).toEqual([]);
  });

  test('are all listed in the index, each with its own number', () => {
    const names = records.map(({ path }) => path.replace('docs/decisions/', ''));
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    expect(names.filter((name) => !told.has(Number(name.slice(0, 3))))).toEqual([]);
  });

  test.each(records.map(({ path, text }) => [path, text] as const))('%s is at most one short page', (_, text) => {
    const lines = text.split('\n').length - 1;
    expect(lines).toBeGreaterThanOrEqual(8);
    expect(lines).toBeLessThanOrEqual(45);
    expect(text).toMatch(/^# .+\n\nStatus: (accepted|superseded by decision \d)/);
    expect(text).toContain('\n\n## Decision\n\n');
  });

  test('name only existing files', () => {
    const named = records.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /`((?:src|migrations|starter-catalogue|accounts|platform|bench|domain|catalogue|contract|locales|server|app|tests|scripts|studio|docs)\/[^`\s]+)`/g,
        ),
      ].map(([, file = '']) => ({ path, file })),
    );
    const standing = sourcesIn(
      [...packageFolders, ...beside, 'docs', 'starter-catalogue'],
      ['.ts', '.tsx', '.mjs', '.md', '.sql', '.css', '.woff2', '.json', '.py'],
    ).map(({ path }) => path);
    const isThere = (file: string) => standing.some((path) => path === file || path.startsWith(file));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
  });
});

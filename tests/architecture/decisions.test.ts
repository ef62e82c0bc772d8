import { describe, expect, test } from 'vitest';
import { packageFolders, sourcesIn, supportFolders } from './source-files.ts';

const pages = sourcesIn(['docs'], ['.md']).filter(({ path }) => path.startsWith('docs/decisions/'));
const index = pages.find(({ path }) => path.endsWith('/README.md'))?.text ?? '';
const documents = sourcesIn(['docs', 'bench', 'deploy', 'studio'], ['.md']);
const records = pages.filter(({ path }) => !path.endsWith('/README.md'));

/** Decision numbers in the first column of the index. */
const listedNumbers = new Set(
  [...index.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number)),
);

/** Parses references: "decision 12", "decisions 1 and 7", "decisions 1 to 6", "decisions 11, 13, 17". */
const parseReferences = (text: string): number[] =>
  [...text.matchAll(/\bdecisions? (\d+)((?:(?:, | and | to )\d+)*)/gi)].flatMap(([, first, more = '']) => {
    const [, to] = / to (\d+)/.exec(more) ?? [];
    if (to) return Array.from({ length: Number(to) - Number(first) + 1 }, (_, step) => Number(first) + step);
    return [Number(first), ...[...more.matchAll(/\d+/g)].map(Number)];
  });

describe('decision records', () => {
  test('a decision exists for every number that code and documents cite', () => {
    const sources = sourcesIn([...packageFolders, ...supportFolders], ['.ts', '.tsx', '.sql', '.css', '.mjs']).concat(
      documents,
    );
    const references = sources.flatMap(({ path, text }) => parseReferences(text).map((number) => ({ path, number })));
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter(({ number }) => !listedNumbers.has(number))).toEqual([]);
  });

  test('every decision is listed in the index under its own number', () => {
    const names = records.map(({ path }) => path.replace('docs/decisions/', ''));
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    expect(names.filter((name) => !listedNumbers.has(Number(name.slice(0, 3))))).toEqual([]);
  });

  test.each(records.map(({ path, text }) => [path, text] as const))('%s is at most half a page', (_, text) => {
    const lines = text.split('\n').length - 1;
    expect(lines).toBeGreaterThanOrEqual(8);
    expect(lines).toBeLessThanOrEqual(40);
    expect(text).toMatch(/^# .+\n\nStatus: accepted/);
    expect(text).toContain('\n\n## Decision\n\n');
  });

  test('decisions name only existing files', () => {
    const named = records.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|migrations|starter-catalogue|bench|tests|scripts|studio|docs)\/[^`\s]+)`/g)].map(
        ([, file = '']) => ({ path, file }),
      ),
    );
    const files = sourcesIn(
      [...packageFolders, ...supportFolders, 'docs', 'starter-catalogue'],
      ['.ts', '.tsx', '.mjs', '.md', '.sql', '.css', '.woff2', '.json', '.py'],
    ).map(({ path }) => path);
    const exists = (file: string) => files.some((path) => path === file || path.startsWith(file));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ file }) => !exists(file))).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './source-files.ts';

const page = await readFile(join(root, 'docs/security.md'), 'utf8');
const states = ['holds', 'partly', 'does not hold', 'n/a'] as const;

type Line = { readonly number: string; readonly level: string; readonly state: string; readonly evidence: string };

const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, number = '', level = '', state = '', evidence = '']): Line => ({ number, level, state, evidence }),
);

/** Texts in code font that look like a file of the project. */
const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+|\.?[\w-]+\.(?:md|mjs|ts|json))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('@'));

describe('docs/security.md', () => {
  test('docs/security.md names only existing files', () => {
    const named = filesIn(page);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('each requirement is listed once, in order, with one of four states', () => {
    expect(lines.length).toBe(page.split('\n').filter((line) => /^\| \d/.test(line)).length);
    expect(lines.filter(({ state }) => !states.some((each) => each === state))).toEqual([]);
    const places = lines.map(({ number }) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0));
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    expect(new Set(lines.map(({ number }) => number.split('.')[0])).size).toBe(17);
  });

  test('each met requirement names a file, each other one a reason', () => {
    const bare = lines.filter(({ state, evidence }) =>
      state === 'holds' ? filesIn(evidence).length === 0 : evidence.trim() === '',
    );
    expect(bare).toEqual([]);
  });

  test('the summary states the correct counts', () => {
    const [, summary = ''] = page.split(/<!-- \/?summary -->/);
    for (const level of ['1', '2']) {
      const counts = states.map((state) => lines.filter((line) => line.level === level && line.state === state).length);
      expect(summary).toContain(`| level ${level} | ${counts.join(' | ')} |`);
    }
  });
});

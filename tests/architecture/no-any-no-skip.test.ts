import { describe, expect, test } from 'vitest';
import { nodesOf, packageFolders, parse, sourcesIn, supportFolders } from './source-files.ts';

const sources = sourcesIn([...packageFolders, ...supportFolders]);

/** Joins two halves, so that this file does not match its own search. */
const written = (...halves: readonly [string, string]) => halves.join('');

describe('shortcuts are not used', () => {
  test.each([
    written('@ts-', 'ignore'),
    written('@ts-', 'nocheck'),
    written('@ts-', 'expect-error'),
    written('eslint-', 'disable'),
    written('oxlint-', 'disable'),
    written('biome-', 'ignore'),
    written('TO', 'DO'),
    written('FIX', 'ME'),
  ])('%s is not used', (shortcut) => {
    expect(sources.filter(({ text }) => text.includes(shortcut)).map(({ path }) => path)).toEqual([]);
  });

  test('no type is `any`', () => {
    const loose = sources.filter((source) =>
      [...nodesOf(parse(source))].some(([node]) => node.type === 'TsKeywordType' && node['kind'] === 'any'),
    );
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test('no test is skipped, marked as todo, or run alone', () => {
    const resting = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fails)\b/;
    expect(sources.filter(({ text }) => resting.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the SQL of each subject', () => {
  const sqlVerbs = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
  const server = sourcesIn(['src']).filter(({ path }) => !path.endsWith('.test.ts'));
  const speakers = server.filter((source) =>
    [...nodesOf(parse(source))].some(
      ([node, parent]) =>
        node.type === 'Identifier' && parent?.type === 'MemberExpression' && sqlVerbs.includes(String(node['value'])),
    ),
  );

  test('SQL of a subject is only in its repository', () => {
    const elsewhere = speakers.filter(({ path }) => !/\.repository\.ts$|^src\/core\/server\/database\//.test(path));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
    expect(speakers.length).toBeGreaterThan(5);
  });
});

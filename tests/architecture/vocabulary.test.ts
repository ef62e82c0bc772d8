import { describe, expect, test } from 'vitest';
import { beside, type Node, nodesOf, packageFolders, parse, type Source, sourcesIn } from './source-files.ts';

/** Banned words, each replaced by a standard word (docs/glossary.md); `order-placed` and `place order` are allowed. */
const banned =
  /^(?:office|deeds?|rooms?|wish(?:es)?|doors?|till|basket|talk|shel(?:f|ves)|pieces?|post|letters?|insight|errands?|chores?|gate|seal(?:ed|ing|s)?|newcomers?|strangers?|whoever|outbox|hearts?|doorman)$/;

/** Uses of these words that come from the platform or the language. */
const allowed: ReadonlySet<string> = new Set([
  // folds Arabic and Latin letters
  'foldLetters',
]);

/** Splits a name in camelCase, PascalCase, snake_case or kebab-case into lower-case words. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const isBanned = (name: string): boolean => !allowed.has(name) && wordsOf(name).some((word) => banned.test(word));

const declaredIn = (declaration: Node): string[] => {
  const declared = [declaration, ...((declaration['declarations'] as Node[] | undefined) ?? [])];
  return declared.flatMap(({ id, identifier }) =>
    [id, identifier].flatMap((name) => (name as { readonly value?: string } | undefined)?.value ?? []),
  );
};

/** The names that a module exports. */
const exportedBy = (source: Source): string[] =>
  [...nodesOf(parse(source))].flatMap(([node]) =>
    node.type === 'ExportDeclaration' ? declaredIn(node['declaration'] as Node) : [],
  );

describe('the vocabulary', () => {
  test('has no banned word in a path', () => {
    const paths = sourcesIn([...packageFolders, ...beside], ['.ts', '.tsx', '.mjs', '.css', '.sql']).map(
      ({ path }) => path,
    );
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => path.split('/').some((part) => isBanned(part.replace(/\..*$/, ''))))).toEqual([]);
  });

  test('has no banned word in an exported name', () => {
    const names = sourcesIn([...packageFolders, ...beside]).flatMap((source) =>
      exportedBy(source)
        .filter(isBanned)
        .map((name) => `${source.path}: ${name}`),
    );
    expect(names).toEqual([]);
  });

  test('reports a banned word in a name of any case, but no word that only contains one', () => {
    const source = {
      path: 'shop.ts',
      text: 'export const openDoor = 1; export type OfficeOrder = 1; export const PATIENCE_AT_GATE = 1; export const postalCode = 1; export function navigate() {}',
    };
    expect(exportedBy(source).filter(isBanned)).toEqual(['openDoor', 'OfficeOrder', 'PATIENCE_AT_GATE']);
  });
});

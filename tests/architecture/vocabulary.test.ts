import { describe, expect, test } from 'vitest';
import { beside, nodesOf, packageFolders, parse, type Source, sourcesIn } from './source-files.ts';

/** Banned words, each replaced by a standard word (docs/glossary.md); `order-placed` and `place order` are allowed. */
const banned =
  /^(?:office|deeds?|rooms?|wish(?:es)?|doors?|till|basket|talk|shel(?:f|ves)|pieces?|post|letters?|insight|errands?|chores?|gate|seal(?:ed|ing|s)?|newcomers?|strangers?|whoever|outbox|hearts?|doorman|alarms?|said|patience|most|least|longest)$/;

/** Names in which such a word means what the language, the platform or a protocol means by it. */
const allowed: ReadonlySet<string> = new Set([
  // letters of an alphabet
  'letter',
  'letters',
  'foldLetters',
  'hasLetters',
  'sameLetter',
  'letterSpacing',
  // requests by POST
  'post',
  'postMessage',
  'postData',
  'postDataJSON',
  'formPostOf',
  'ClientSecretPost',
  // a town
  'portSaid',
  // an icon of the library
  'SquareHeart',
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

/** The names that a module declares or uses. */
const namesIn = (source: Source): ReadonlySet<string> =>
  new Set(
    [...nodesOf(parse(source))].flatMap(([{ type, value }]) =>
      type === 'Identifier' && typeof value === 'string' ? value : [],
    ),
  );

describe('the vocabulary', () => {
  test('has no banned word in a path', () => {
    const paths = sourcesIn([...packageFolders, ...beside], ['.ts', '.tsx', '.mjs', '.css', '.sql']).map(
      ({ path }) => path,
    );
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => path.split('/').some((part) => isBanned(part.replace(/\..*$/, ''))))).toEqual([]);
  });

  test('has no banned word in a name', () => {
    const names = sourcesIn([...packageFolders, ...beside]).flatMap((source) =>
      [...namesIn(source)].filter(isBanned).map((name) => `${source.path}: ${name}`),
    );
    expect(names).toEqual([]);
  });

  test('reports a banned word in a name of any case, but no word that only contains one', () => {
    const source = {
      path: 'shop.ts',
      text: 'export const openDoor = ({ OfficeOrder }: Room) => PATIENCE_AT_GATE.talk; const postalCode = 1; function navigate() {}',
    };
    expect([...namesIn(source)].filter(isBanned)).toEqual([
      'openDoor',
      'OfficeOrder',
      'Room',
      'PATIENCE_AT_GATE',
      'talk',
    ]);
  });
});

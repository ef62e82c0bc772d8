import { describe, expect, test } from 'vitest';
import { countEach, findDialectWord, findIncreases, listDeclarations, splitName } from './dialect.ts';
import { type Node, nodesOf, packageFolders, parse, type Source, sourcesIn, supportFolders } from './source-files.ts';

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

const isBanned = (name: string): boolean => !allowed.has(name) && splitName(name).some((word) => banned.test(word));

/**
 * Declarations with a word of habits 1, 3, 6 and 7 of the style guide: fields of the API, stored keys, and `words` where a synonym group
 * consists of words. The numbers may only fall.
 */
const limits: Readonly<Record<string, number>> = Object.fromEntries([
  ['ask', 1],
  ['asked', 1],
  ['found', 3],
  ['kept', 3],
  ['seen', 5],
  ['shown', 4],
  ['typed', 8],
  ['wanted', 2],
  ['words', 22],
]);

const parseNodes = (source: Source): Node[] => [...nodesOf(parse(source))].map(([node]) => node);

/** Returns the names that a module declares or uses. */
const listNames = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ type, value }) => (type === 'Identifier' && typeof value === 'string' ? value : [])));

describe('the vocabulary', () => {
  const folders = [...packageFolders, ...supportFolders];

  test('the vocabulary has no banned word in a path', () => {
    const paths = sourcesIn(folders, ['.ts', '.tsx', '.mjs', '.css', '.sql']).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => path.split('/').some((part) => isBanned(part.replace(/\..*$/, ''))))).toEqual([]);
  });

  test('the vocabulary has no banned word in a name, and no further declaration with a word of the dialect', () => {
    // messages repeat the names of their texts
    const written = sourcesIn(folders).filter(({ path }) => !path.startsWith('src/generated/texts/'));
    const modules = written.map((source) => {
      const nodes = parseNodes(source);
      const terms = [...listDeclarations(nodes)].flatMap((name) => findDialectWord(name) ?? []);
      return { bannedNames: [...listNames(nodes)].filter(isBanned).map((name) => `${source.path}: ${name}`), terms };
    });
    expect(modules.flatMap(({ bannedNames }) => bannedNames)).toEqual([]);
    expect(findIncreases(countEach(modules.flatMap(({ terms }) => terms)), limits)).toEqual([]);
  });

  test('reports a banned word in a name of any case, but no word that only contains one', () => {
    const text =
      'export const openDoor = ({ OfficeOrder }: Room) => PATIENCE_AT_GATE.talk; const postalCode = 1; function navigate() {}';
    expect([...listNames(parseNodes({ path: 'shop.ts', text }))].filter(isBanned)).toEqual([
      'openDoor',
      'OfficeOrder',
      'Room',
      'PATIENCE_AT_GATE',
      'talk',
    ]);
  });

  test('reports participles, speech and vague states of declared names only', () => {
    const text = [
      'type Asked = { readonly isKept: boolean; readonly wasFound: boolean; readonly order: Order };',
      'export const tellCustomer = (shown: string, { rows: [found], kept = 1 }: Result) => known(notFound, isKnown);',
    ].join('\n');
    const names = [...listDeclarations(parseNodes({ path: 'shop.ts', text }))];
    expect(names.filter((name) => findDialectWord(name) !== null).toSorted()).toEqual([
      'Asked',
      'found',
      'isKept',
      'kept',
      'shown',
      'tellCustomer',
    ]);
  });
});

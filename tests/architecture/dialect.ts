import type { Node, Source } from './source-files.ts';

/** Splits a name in camelCase, PascalCase, snake_case or kebab-case into lower-case words. */
export const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Participles as names of things; after is, has or was they are a state. */
const participles =
  /^(?:asked|begun|chosen|found|given|heard|kept|known|meant|seen|shown|sought|spoken|standing|told|typed|wanted)$/;
const state = /^(?:is|has|was|were|not)$/;
/** Words of speech, sight and place, in any part of a name. */
const anywhere = /^(?:anew|ask|beside|hear|heard|sought|spoken|tell|theirs|told)$/;
/** States that a reader cannot check. */
const vagueStates =
  /^is(?:Asked|Awaited|Begun|Behind|Few|Gone|Heard|Held|Kept|Leaving|News|Other|Over|Sparing|Theirs|There|Told|Tried|Whole)$/;

/** Returns the word by which a name breaks habits 1, 3, 6 or 7 of the style guide; null when it breaks none. */
export const findDialectWord = (name: string): string | null => {
  if (vagueStates.test(name)) return name;
  if (name === 'words') return name;
  const parts = splitName(name);
  const word = parts.find((part) => anywhere.test(part));
  if (word !== undefined) return word;
  const last = parts.at(-1) ?? '';
  return participles.test(last) && !parts.some((part) => state.test(part)) ? last : null;
};

const nameOf = (value: unknown): string[] => {
  const node = value as Node | null | undefined;
  return node?.type === 'Identifier' && typeof node['value'] === 'string' ? [node['value']] : [];
};

const namesInPattern = (value: unknown): string[] => {
  const node = value as Node | null | undefined;
  if (node?.type === 'Identifier') return nameOf(node);
  if (node?.type === 'ArrayPattern') return (node['elements'] as unknown[]).flatMap(namesInPattern);
  if (node?.type === 'RestElement') return namesInPattern(node['argument']);
  if (node?.type === 'AssignmentPattern') return namesInPattern(node['left']);
  if (node?.type === 'Parameter') return namesInPattern(node['pat']);
  if (node?.type === 'ObjectPattern') return (node['properties'] as unknown[]).flatMap(namesInPattern);
  if (node?.type === 'AssignmentPatternProperty') return nameOf(node['key']);
  if (node?.type === 'KeyValuePatternProperty') return namesInPattern(node['value']);
  return [];
};

const declarations: Readonly<Record<string, (node: Node) => string[]>> = {
  VariableDeclarator: ({ id }) => namesInPattern(id),
  FunctionDeclaration: ({ identifier, params }) => [
    ...nameOf(identifier),
    ...(params as unknown[]).flatMap(namesInPattern),
  ],
  FunctionExpression: ({ params }) => (params as unknown[]).flatMap(namesInPattern),
  ArrowFunctionExpression: ({ params }) => (params as unknown[]).flatMap(namesInPattern),
  ClassDeclaration: ({ identifier }) => nameOf(identifier),
  ClassMethod: ({ key }) => nameOf(key),
  ClassProperty: ({ key }) => nameOf(key),
  TsTypeAliasDeclaration: ({ id }) => nameOf(id),
  TsInterfaceDeclaration: ({ id }) => nameOf(id),
  TsPropertySignature: ({ key }) => nameOf(key),
  TsMethodSignature: ({ key }) => nameOf(key),
  KeyValueProperty: ({ key }) => nameOf(key),
};

/** Returns the names that a module declares: values, parameters, functions, types and members, each once. */
export const listDeclarations = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => declarations[node.type]?.(node) ?? []));

/** Returns the text of the comments of a TypeScript, CSS or SQL file; an address in a string is no comment. */
export const readComments = ({ path, text }: Source): string =>
  (path.endsWith('.sql') ? [...text.matchAll(/--(.*)$/gm)] : [...text.matchAll(/\/\*([^]*?)\*\/|(?:^|\s)\/\/(.*)$/gm)])
    .map(([, first, second]) => first ?? second ?? '')
    .join('\n');

/** Lists the words of habits 8 and 9 of the style guide in a text, each as often as it occurs. */
export const listProseDialect = (text: string): string[] =>
  text.toLowerCase().match(/\b(?:anew|beside|apart|otherwise|all the same|nobody|somebody|whoever)\b/g) ?? [];

/** Returns the number of occurrences of each word, in alphabetical order. */
export const countEach = (terms: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(terms, (term) => term)].map(([word, uses]) => [word, uses.length] as const).toSorted(),
  );

/** Returns the words that occur more often than their limit, with both numbers; a word without a limit has the limit 0. */
export const findIncreases = (
  counts: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
): string[] =>
  Object.entries(counts)
    .filter(([word, count]) => count > (limits[word] ?? 0))
    .map(([word, count]) => `${word}: ${count} instead of at most ${limits[word] ?? 0}`);

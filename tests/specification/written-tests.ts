import { dirname } from 'node:path';
import { type Node, nodesOf, parse, type Source, sourcesIn } from '../architecture/source-files.ts';

/** A test as written in its file; skipped tests are excluded. */
export type WrittenTest = {
  /** `<file> > <describe names> > <title>`; placeholders of a title stay as written. */
  readonly name: string;
  /** The texts in its table. */
  readonly cases: ReadonlySet<string>;
};

const folders = ['src', 'scripts', 'studio', 'tests'];

/** Lists every test of the project that runs. */
export const writtenTests = (): WrittenTest[] => {
  const sources = sourcesIn(folders);
  const titles = constantsIn(sources.filter(({ path }) => /^tests\/support\/|\/testing\//.test(path)));
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap((source) => {
      const beside = sources.filter(
        ({ path }) =>
          dirname(path) === dirname(source.path) || /\/(?:support|testing)\/[\w-]+-examples\.ts$/.test(path),
      );
      return [...testsBelow(parse(source).body, source.path, { titles, beside })];
    });
};

/** What a test may refer to: a shared title, and a table in another file of its folder. */
type Known = { readonly titles: ReadonlyMap<string, string>; readonly beside: readonly Source[] };
type Call = { readonly kind: string; readonly title: string; readonly table: unknown; readonly body: unknown };

function* testsBelow(tree: unknown, around: string, known: Known): Generator<WrittenTest> {
  if (Array.isArray(tree)) {
    for (const each of tree) yield* testsBelow(each, around, known);
    return;
  }
  if (typeof tree !== 'object' || tree === null) return;
  const call = readCall(tree, known);
  if (call === undefined) yield* testsBelow(Object.values(tree), around, known);
  if (call?.kind === 'test') yield { name: `${around} > ${call.title}`, cases: casesOf(call.table, known) };
  if (call?.kind === 'describe') yield* testsBelow(call.body, `${around} > ${call.title}`, known);
}

/** Parses `test(title, …)`, `describe.each(table)(title, …)` and similar, or `inTurn`; skipped calls have no kind. */
const readCall = (tree: object, { titles }: Known): Call | undefined => {
  const given = argumentsOf(tree);
  if (given === undefined) return undefined;
  const inner = argumentsOf(given.callee);
  const words = wordsOf(inner?.callee ?? given.callee).map((word) => (word === 'inTurn' ? 'test' : word));
  if (words[0] !== 'test' && words[0] !== 'describe') return undefined;
  const title = textOf(given.values[0], titles);
  if (title === undefined) return undefined;
  const kind = words.slice(1).every((word) => word === 'each' || word === 'for') ? words[0] : 'skipped';
  return { kind, title, table: inner?.values, body: given.values.slice(1) };
};

const argumentsOf = (tree: unknown): { callee: unknown; values: unknown[] } | undefined => {
  if (!isCall(tree)) return undefined;
  return { callee: tree['callee'], values: tree['arguments'].map(({ expression }) => expression) };
};

const isCall = (tree: unknown): tree is Node & { readonly arguments: { expression: unknown }[] } =>
  typeof tree === 'object' && tree !== null && 'type' in tree && tree.type === 'CallExpression';

/** The identifiers of a callee: `test.each` gives test and each. */
const wordsOf = (callee: unknown): string[] =>
  [...nodesOf(callee)].filter(([node]) => node.type === 'Identifier').map(([node]) => String(node['value']));

const textOf = (value: unknown, titles: Known['titles']): string | undefined => {
  const [found] = nodesOf(value);
  if (found === undefined) return undefined;
  const [node] = found;
  if (node.type === 'StringLiteral') return String(node['value']);
  return node.type === 'Identifier' ? titles.get(String(node['value'])) : undefined;
};

/** The texts of a table, inline or named. */
const casesOf = (table: unknown, { beside }: Known): ReadonlySet<string> => {
  const nodes = [...nodesOf(table)].map(([node]) => node);
  const names = nodes.filter(({ type }) => type === 'Identifier').map((node) => String(node['value']));
  const named = names.flatMap((name) =>
    beside.filter(({ text }) => new RegExp(String.raw`^(?:export )?const ${name}\b`, 'm').test(text)).map(parse),
  );
  const written = [...nodes, ...[...nodesOf(named)].map(([node]) => node)];
  return new Set(written.filter(({ type }) => type === 'StringLiteral').map((node) => String(node['value'])));
};

/** String constants by name: some titles are shared. */
const constantsIn = (sources: readonly Source[]): Known['titles'] =>
  new Map(
    sources
      .flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = '([^']+)';$/gm)])
      .map(([, name = '', text = '']) => [name, text]),
  );

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
      const siblings = sources.filter(
        ({ path }) =>
          dirname(path) === dirname(source.path) || /\/(?:support|testing)\/[\w-]+-examples\.ts$/.test(path),
      );
      return [...testsBelow(parse(source).body, source.path, { titles, siblings })];
    });
};

/** References of a test: a shared title, and a table in another file of its folder. */
type TestContext = { readonly titles: ReadonlyMap<string, string>; readonly siblings: readonly Source[] };
type Call = { readonly kind: string; readonly title: string; readonly table: unknown; readonly body: unknown };

function* testsBelow(tree: unknown, around: string, context: TestContext): Generator<WrittenTest> {
  if (Array.isArray(tree)) {
    for (const each of tree) yield* testsBelow(each, around, context);
    return;
  }
  if (typeof tree !== 'object' || tree === null) return;
  const call = readCall(tree, context);
  if (call === undefined) yield* testsBelow(Object.values(tree), around, context);
  if (call?.kind === 'test') yield { name: `${around} > ${call.title}`, cases: casesOf(call.table, context) };
  if (call?.kind === 'describe') yield* testsBelow(call.body, `${around} > ${call.title}`, context);
}

/** Parses `test(title, …)`, `describe.each(table)(title, …)` and similar, or `testOnce`; skipped calls have no kind. */
const readCall = (tree: object, { titles }: TestContext): Call | undefined => {
  const call = argumentsOf(tree);
  if (call === undefined) return undefined;
  const inner = argumentsOf(call.callee);
  const names = namesOf(inner?.callee ?? call.callee).map((name) => (name === 'testOnce' ? 'test' : name));
  if (names[0] !== 'test' && names[0] !== 'describe') return undefined;
  const title = textOf(call.values[0], titles);
  if (title === undefined) return undefined;
  const kind = names.slice(1).every((name) => name === 'each' || name === 'for') ? names[0] : 'skipped';
  return { kind, title, table: inner?.values, body: call.values.slice(1) };
};

const argumentsOf = (tree: unknown): { callee: unknown; values: unknown[] } | undefined => {
  if (!isCall(tree)) return undefined;
  return { callee: tree['callee'], values: tree['arguments'].map(({ expression }) => expression) };
};

const isCall = (tree: unknown): tree is Node & { readonly arguments: { expression: unknown }[] } =>
  typeof tree === 'object' && tree !== null && 'type' in tree && tree.type === 'CallExpression';

/** The identifiers of a callee: `test.each` gives test and each. */
const namesOf = (callee: unknown): string[] =>
  [...nodesOf(callee)].filter(([node]) => node.type === 'Identifier').map(([node]) => String(node['value']));

const textOf = (value: unknown, titles: TestContext['titles']): string | undefined => {
  const [first] = nodesOf(value);
  if (first === undefined) return undefined;
  const [node] = first;
  if (node.type === 'StringLiteral') return String(node['value']);
  return node.type === 'Identifier' ? titles.get(String(node['value'])) : undefined;
};

/** The texts of a table, inline or named. */
const casesOf = (table: unknown, { siblings }: TestContext): ReadonlySet<string> => {
  const nodes = [...nodesOf(table)].map(([node]) => node);
  const names = nodes.filter(({ type }) => type === 'Identifier').map((node) => String(node['value']));
  const named = names.flatMap((name) =>
    siblings.filter(({ text }) => new RegExp(String.raw`^(?:export )?const ${name}\b`, 'm').test(text)).map(parse),
  );
  const written = [...nodes, ...[...nodesOf(named)].map(([node]) => node)];
  return new Set(written.filter(({ type }) => type === 'StringLiteral').map((node) => String(node['value'])));
};

/** String constants by name: some titles are shared. */
const constantsIn = (sources: readonly Source[]): TestContext['titles'] =>
  new Map(
    sources
      .flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = '([^']+)';$/gm)])
      .map(([, name = '', text = '']) => [name, text]),
  );

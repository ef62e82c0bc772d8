import { expect, test } from 'vitest';
import { isServerOnly, isTest, type Node, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

const functions = /^(?:Function|ArrowFunction|ClassMethod|PrivateMethod|Method|Constructor|Getter|Setter)/;

/** The nodes that run when a module is evaluated, outside functions. */
const listStatements = (module: unknown): Node[] => {
  const inside = new Set<unknown>();
  return [...nodesOf(module)].flatMap(([node, parent]) => {
    if (inside.has(parent) || functions.test(parent?.type ?? '')) inside.add(node);
    return inside.has(node) ? [] : [node];
  });
};

/** The files with a top-level await. */
const waiting = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => listStatements(parse(source)).some(({ type }) => type === 'AwaitExpression'))
    .map(({ path }) => path);

test('no module of the pages has a top-level await: in Safari a second concurrent import would get an empty module', () => {
  const pages = sourcesIn(['src']).filter(({ path }) => !isTest(path) && !isServerOnly(path));
  expect(pages.length).toBeGreaterThan(500);
  expect(waiting(pages)).toEqual([]);
});

test('a top-level await is reported, an await inside a function is not', () => {
  const sources = [
    { path: 'top.ts', text: 'export const words = await load();' },
    { path: 'deep.ts', text: 'export const words = new Map([[1, isServer ? await load() : null]]);' },
    { path: 'called.ts', text: 'export const read = async () => { if (isLate) { await load(); } };' },
    { path: 'method.ts', text: 'export const shop = { async read() { return [await load()]; } };' },
    { path: 'class.ts', text: 'export class Shop { async read() { return [await load()]; } }' },
  ];
  expect(waiting(sources)).toEqual(['top.ts', 'deep.ts']);
});

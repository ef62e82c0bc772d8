import { expect, test } from 'vitest';
import { type Node, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

const functions = /^(?:Function|ArrowFunction|ClassMethod|PrivateMethod|Method|Constructor|Getter|Setter)/;

/** The nodes that are reached while a module begins, and not only when something in it is called. */
const begun = (module: unknown): Node[] => {
  const inside = new Set<unknown>();
  return [...nodesOf(module)].flatMap(([node, parent]) => {
    if (inside.has(parent) || functions.test(parent?.type ?? '')) inside.add(node);
    return inside.has(node) ? [] : [node];
  });
};

/** What of these files waits at its top. */
const waiting = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => begun(parse(source)).some(({ type }) => type === 'AwaitExpression'))
    .map(({ path }) => path);

test('no module of the pages waits at its top: imported twice at once, it would be empty for the second in Safari', () => {
  const pages = sourcesIn(['domain', 'contract', 'locales', 'app']).filter(({ path }) => !path.includes('.test.'));
  expect(pages.length).toBeGreaterThan(500);
  expect(waiting(pages)).toEqual([]);
});

test('one that does is noticed, and one that waits when it is called is not', () => {
  const sources = [
    { path: 'top.ts', text: 'export const words = await load();' },
    { path: 'deep.ts', text: 'export const words = new Map([[1, isServer ? await load() : null]]);' },
    { path: 'called.ts', text: 'export const read = async () => { if (isLate) { await load(); } };' },
    { path: 'method.ts', text: 'export const shop = { async read() { return [await load()]; } };' },
    { path: 'class.ts', text: 'export class Shop { async read() { return [await load()]; } }' },
  ];
  expect(waiting(sources)).toEqual(['top.ts', 'deep.ts']);
});

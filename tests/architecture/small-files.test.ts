import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { linesOf, mostLinesOf, packageFolders, type Source, sourcesIn } from './source-files.ts';

/** From this number of lines on, a file stands by itself. */
const SMALL = 40;

/** Files that are a concept by their kind: an entity's contract, routes, repository or tables, the texts of a place, and a mail. */
const isConcept = (path: string): boolean =>
  /^contract\/|^locales\/(?:ar|en)\/|\.(?:routes|repository)\.ts$|-tables\.ts$|^server\/mail\/[\w-]+-mail\.ts$/.test(
    path,
  );

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isProduction = (path: string): boolean => !isTest(path) && !path.startsWith('accounts/test/');

type Import = { readonly importer: string; readonly target: string; readonly isLazy: boolean };

const importsOf = ({ path, text }: Source): Import[] =>
  [...text.matchAll(/\b(?:from|import)\s*(\(?)\s*'(\.[^']+)'/g)].map(([, bracket, specifier = '']) => ({
    importer: path,
    target: join(dirname(path), specifier),
    isLazy: bracket === '(',
  }));

/**
 * Finds small production files that only one file imports and that are no concept: of their own kind, with a test of their own, loaded
 * lazily, shared by folders, called by routes (which hold no logic), or too long together with their importer.
 */
const findFragments = (sources: readonly Source[]): string[] => {
  const production = sources.filter(({ path }) => isProduction(path));
  const imports = Map.groupBy(production.flatMap(importsOf), ({ target }) => target);
  const tested = new Set(sources.map(({ path }) => path).filter(isTest));
  const lines = new Map(sources.map(({ path, text }) => [path, linesOf(text)]));
  return production.flatMap(({ path }) => {
    const own = lines.get(path) ?? 0;
    const found = imports.get(path) ?? [];
    const [first] = found;
    if (own >= SMALL || first === undefined || found.some(({ importer }) => importer !== first.importer)) return [];
    const { importer } = first;
    const isFragment =
      !isConcept(path) &&
      !tested.has(path.replace(/\.tsx?$/, '.test.ts')) &&
      !found.some(({ isLazy }) => isLazy) &&
      dirname(path) === dirname(importer) &&
      !importer.endsWith('.routes.ts') &&
      own + (lines.get(importer) ?? 0) <= mostLinesOf(importer);
    return isFragment ? [`${path} (${own} lines) stands below its caller, in ${importer}`] : [];
  });
};

test('a small file with one importer is a concept of its own; anything else stands with its caller', () => {
  const sources = sourcesIn([...packageFolders, 'scripts']);
  expect(sources.length).toBeGreaterThan(1500);
  expect(findFragments(sources)).toEqual([]);
});

test('a fragment is reported with its importer, a concept is not', () => {
  const caller = { path: 'server/orders/cancel-order.ts', text: `import { one } from './one-line.ts';\n` };
  const fragment = { path: 'server/orders/one-line.ts', text: 'export const one = 1;\n' };
  expect(findFragments([caller, fragment])).toEqual([
    'server/orders/one-line.ts (1 lines) stands below its caller, in server/orders/cancel-order.ts',
  ]);
  const because = (...others: readonly Source[]) => findFragments([caller, fragment, ...others]);
  expect(because({ path: 'server/orders/one-line.test.ts', text: '' })).toEqual([]);
  expect(because({ ...caller, path: 'server/orders/change-order.ts' })).toEqual([]);
  const calledBy = (path: string, text: string) => findFragments([{ path, text }, fragment]);
  expect(calledBy('server/orders/orders.routes.ts', caller.text)).toEqual([]);
  expect(calledBy('server/returns/plan.ts', `import { one } from '../orders/one-line.ts';\n`)).toEqual([]);
  expect(calledBy('server/orders/later.ts', `const { one } = await import('./one-line.ts');\n`)).toEqual([]);
  expect(calledBy('server/orders/long.ts', caller.text + '\n'.repeat(249))).toEqual([]);
  expect(calledBy('server/orders/full.ts', caller.text + '\n'.repeat(248))).toHaveLength(1);
  const repository = { ...fragment, path: 'server/orders/one.repository.ts' };
  expect(findFragments([{ ...caller, text: `import { one } from './one.repository.ts';\n` }, repository])).toEqual([]);
});

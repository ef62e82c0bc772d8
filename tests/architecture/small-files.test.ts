import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { isTest, linesOf, maxLinesOf, packageFolders, type Source, sourcesIn } from './source-files.ts';

/** Minimum length of a file that needs no other reason to be separate, in lines. */
const SMALL = 40;

/** Files that are a concept by their kind, which is a suffix, or the texts of a place. */
const isConcept = (path: string): boolean =>
  /\/[\w-]+\.[\w.-]+\.tsx?$|^src\/features\/content\/default-pages\/|^src\/core\/api\/base\.ts$/.test(path);

const testsOf = (path: string): readonly string[] =>
  ['.test.ts', '.matrix.test.ts'].map((suffix) => path.replace(/\.tsx?$/, suffix));

type Import = { readonly importer: string; readonly target: string; readonly isLazy: boolean };

const importsOf = ({ path, text }: Source): Import[] =>
  [...text.matchAll(/\b(?:from|import)\s*(\(?)\s*'([.#][^']+)'/g)].map(([, bracket, specifier = '']) => ({
    importer: path,
    target: specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(path), specifier),
    isLazy: bracket === '(',
  }));

/**
 * Finds small production files that only one file imports and that are no concept: of their own kind, with a test of their own, loaded
 * lazily, shared by folders, called by routers and jobs (which hold no logic), or too long together with their importer.
 */
const findFragments = (sources: readonly Source[]): string[] => {
  const production = sources.filter(({ path }) => !isTest(path));
  const imports = Map.groupBy(production.flatMap(importsOf), ({ target }) => target);
  const tested = new Set(sources.map(({ path }) => path).filter(isTest));
  const lines = new Map(sources.map(({ path, text }) => [path, linesOf(text)]));
  return production.flatMap(({ path }) => {
    const own = lines.get(path) ?? 0;
    const importers = imports.get(path) ?? [];
    const [first] = importers;
    if (own >= SMALL || first === undefined || importers.some(({ importer }) => importer !== first.importer)) return [];
    const { importer } = first;
    const isFragment =
      !isConcept(path) &&
      !testsOf(path).some((each) => tested.has(each)) &&
      !importers.some(({ isLazy }) => isLazy) &&
      dirname(path) === dirname(importer) &&
      !/\.(?:jobs|router|routes)\.ts$/.test(importer) &&
      own + (lines.get(importer) ?? 0) <= maxLinesOf(importer);
    return isFragment ? [`${path} (${own} lines) stands below its caller, in ${importer}`] : [];
  });
};

test('a small file with one importer is a concept of its own; anything else is merged into its caller', () => {
  const sources = sourcesIn([...packageFolders, 'scripts', 'studio']);
  expect(sources.length).toBeGreaterThan(1500);
  expect(findFragments(sources)).toEqual([]);
});

test('a fragment is reported with its importer, a concept is not', () => {
  const caller = { path: 'src/features/orders/server/cancel-order.ts', text: `import { one } from './one-line.ts';\n` };
  const fragment = { path: 'src/features/orders/server/one-line.ts', text: 'export const one = 1;\n' };
  expect(findFragments([caller, fragment])).toEqual([
    'src/features/orders/server/one-line.ts (1 lines) stands below its caller, in src/features/orders/server/cancel-order.ts',
  ]);
  const because = (...others: readonly Source[]) => findFragments([caller, fragment, ...others]);
  expect(because({ path: 'src/features/orders/server/one-line.test.ts', text: '' })).toEqual([]);
  expect(because({ ...caller, path: 'src/features/orders/server/edit-order.ts' })).toEqual([]);
  const calledBy = (path: string, text: string) => findFragments([{ path, text }, fragment]);
  expect(calledBy('src/features/orders/server/orders.router.ts', caller.text)).toEqual([]);
  expect(
    calledBy('src/features/returns/server/plan.ts', `import { one } from '#features/orders/server/one-line.ts';\n`),
  ).toEqual([]);
  expect(calledBy('src/features/orders/server/later.ts', `const { one } = await import('./one-line.ts');\n`)).toEqual(
    [],
  );
  expect(calledBy('src/features/orders/server/long.ts', caller.text + '\n'.repeat(249))).toEqual([]);
  expect(calledBy('src/features/orders/server/full.ts', caller.text + '\n'.repeat(248))).toHaveLength(1);
  const repository = { ...fragment, path: 'src/features/orders/server/one.repository.ts' };
  expect(findFragments([{ ...caller, text: `import { one } from './one.repository.ts';\n` }, repository])).toEqual([]);
});

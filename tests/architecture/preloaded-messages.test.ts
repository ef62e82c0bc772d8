import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isServerOnly, isTest, nodesOf, parse, root, type Source, sourcesIn } from './source-files.ts';

/** Static and lazy imports of a module, and the namespaces that it uses and preloads. */
type Module = Readonly<Record<'statically' | 'lazily' | 'uses' | 'preloads', ReadonlySet<string>>>;

const stringOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? value.value
    : undefined;

const argumentsOf = (call: Readonly<Record<string, unknown>>): string[] =>
  (call['arguments'] as { readonly expression: unknown }[]).flatMap(({ expression }) => stringOf(expression) ?? []);

const moduleOf = (source: Source): Module => {
  const result = {
    statically: new Set<string>(),
    lazily: new Set<string>(),
    uses: new Set<string>(),
    preloads: new Set<string>(),
  };
  const resolve = (specifier: string) =>
    specifier.startsWith('#') ? specifier.replace('#', 'src/') : posix.join(posix.dirname(source.path), specifier);
  const isProjectImport = (specifier: string | undefined): specifier is string => /^[.#]/.test(specifier ?? '');
  for (const [node] of nodesOf(parse(source))) {
    const specifier = stringOf(node['source']);
    const isTypeOnly = node['typeOnly'] === true;
    if (isProjectImport(specifier) && !isTypeOnly) result.statically.add(resolve(specifier));
    if (node.type !== 'CallExpression') continue;
    const callee = node['callee'] as { readonly type: string; readonly value?: string };
    const [first] = argumentsOf(node);
    if (callee.type === 'Import' && isProjectImport(first)) result.lazily.add(resolve(first));
    if (callee.value === 'useMessages' && first && first !== 'common') result.uses.add(first);
    if (callee.value === 'preloadMessages') for (const name of argumentsOf(node)) result.preloads.add(name);
  }
  return result;
};

/** Namespaces that modules reachable from an entry use but the entry does not preload, as `entry: namespace`. */
const forgotten = (modules: ReadonlyMap<string, Module>, entries: Iterable<string>): string[] => {
  const reach = (path: string, reached = new Set<string>()): Set<string> => {
    const module = modules.get(path);
    if (!module || reached.has(path)) return reached;
    reached.add(path);
    for (const next of module.statically) reach(next, reached);
    return reached;
  };
  return [...entries].flatMap((entry) => {
    const reached = [...reach(entry)].flatMap((path) => modules.get(path) ?? []);
    const preloaded = new Set(reached.flatMap(({ preloads }) => [...preloads]));
    const used = new Set(reached.flatMap(({ uses }) => [...uses]));
    return [...used].filter((name) => !preloaded.has(name)).map((name) => `${entry}: ${name}`);
  });
};

const modulesIn = (sources: readonly Source[]) => new Map(sources.map((source) => [source.path, moduleOf(source)]));
const lazyTargets = (modules: ReadonlyMap<string, Module>) =>
  [...modules.values()].flatMap(({ lazily }) => [...lazily]);

describe('messages', () => {
  test('messages are preloaded by the route or lazy module that uses them, so that no component suspends on them', () => {
    const modules = modulesIn(sourcesIn(['src']).filter(({ path }) => !isTest(path) && !isServerOnly(path)));
    const routes = ['src/routes.ts', 'src/generated/routes.gen.ts'].flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/'(features\/[^']+\.tsx?)'/g),
    ]);
    expect(routes.length).toBeGreaterThan(10);
    const entries = new Set(['src/root.tsx', ...routes.map(([, path]) => `src/${path}`), ...lazyTargets(modules)]);
    expect([...entries].filter((entry) => !modules.has(entry))).toEqual([]);
    expect(forgotten(modules, entries)).toEqual([]);
  });

  test('messages that are used without being preloaded are reported with the module to preload them in', () => {
    const modules = modulesIn([
      {
        path: 'src/page.tsx',
        text: "import { Part } from '#core/part.tsx';\nimport type { Type } from './type.tsx';",
      },
      {
        path: 'src/core/part.tsx',
        text: "const messages = useMessages('cart'); const lazy = () => import('./lazy.tsx');",
      },
      { path: 'src/type.tsx', text: "const messages = useMessages('admin');" },
      {
        path: 'src/core/lazy.tsx',
        text: "preloadMessages('forms'); const m = [useMessages('forms'), useMessages('offline')];",
      },
    ]);
    expect(forgotten(modules, ['src/page.tsx', ...lazyTargets(modules)])).toEqual([
      'src/page.tsx: cart',
      'src/core/lazy.tsx: offline',
    ]);
  });
});

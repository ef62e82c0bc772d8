import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Module, parseSync } from '@swc/core';

export const root = join(import.meta.dirname, '../..');

/** The folders of the product, and the folders for tests, measurements and commands. */
export const packageFolders = ['src', 'migrations'];
export const supportFolders = ['tests', 'bench', 'scripts', 'studio'];

const { places }: { places: Readonly<Record<'test' | 'server' | 'components', string>> } = await import(
  join(root, '.dependency-cruiser.mjs')
);
const test = new RegExp(places.test);
const server = new RegExp(places.server);
const components = new RegExp(places.components);

/** Tests of the product, with their fixtures and fakes. */
export const isTest = (path: string): boolean => test.test(path);
/** Code of the product that runs in Node only. */
export const isServerOnly = (path: string): boolean => server.test(path);
/** Code of the product with React or for browsers. */
export const isForPages = (path: string): boolean => components.test(path);

/** A file of the project; `path` is relative to the repository root, with slashes. */
export type Source = { readonly path: string; readonly text: string };

/** Sources by path: all tests of a worker share them, so that each file is read and parsed once. */
const cache = new Map<string, Source>();
const trees = new WeakMap<Source, Module>();

const readSource = (file: string): Source => {
  const path = relative(root, file).split(sep).join('/');
  const source = cache.get(path) ?? { path, text: readFileSync(file, 'utf8') };
  cache.set(path, source);
  return source;
};

const read = (folder: string, endings: readonly string[]): Source[] => {
  const sources: Source[] = [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !endings.includes(extname(entry.name))) continue;
    sources.push(readSource(join(entry.parentPath, entry.name)));
  }
  return sources;
};

/** Reads every file with one of these endings below these folders; throws for a missing folder, which nothing would check. */
export const sourcesIn = (folders: readonly string[], endings: readonly string[] = ['.ts', '.tsx']): Source[] =>
  folders.flatMap((folder) => read(folder, endings));

export const linesOf = (text: string): number => text.split('\n').length - 1;

/** The maximum number of lines of a file (`docs/style-guide.md`). */
export const maxLinesOf = (path: string): number => (longFiles.test(path) ? 300 : 250);

const longFiles =
  /\.(?:repository|test)\.tsx?$|\.(?:css|sql)$|(?:schema|environment-variables)\.ts$|^tests\/|\/(?:testing|e2e)\//;

/** A node of a syntax tree, as far as these tests use it. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the syntax tree of a source; the tests share it and do not change it. */
export const parse = (source: Source): Module => {
  const { path, text } = source;
  const module =
    trees.get(source) ?? parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'esnext' });
  trees.set(source, module);
  return module;
};

type Visit = [node: Node, parent: Node | null];

/** Lists every node of a syntax tree with its parent node; nested generators would take several times as long. */
export const nodesOf = (tree: unknown): Visit[] => {
  const visits: Visit[] = [];
  const visit = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, parent);
    } else if (typeof value === 'object' && value !== null) {
      // arguments and similar values are wrapped in objects that are not nodes
      const node = isNode(value) ? value : null;
      if (node !== null) visits.push([node, parent]);
      for (const child of Object.values(value)) visit(child, node ?? parent);
    }
  };
  visit(tree, null);
  return visits;
};

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

const read = (folder: string, endings: readonly string[]): Source[] => {
  const sources: Source[] = [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !endings.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    sources.push({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') });
  }
  return sources;
};

/** Reads every file with one of these endings below these folders; a missing folder counts as empty. */
export const sourcesIn = (folders: readonly string[], endings: readonly string[] = ['.ts', '.tsx']): Source[] => {
  const entries = readdirSync(root);
  return folders.filter((folder) => entries.includes(folder)).flatMap((folder) => read(folder, endings));
};

export const linesOf = (text: string): number => text.split('\n').length - 1;

/** The maximum number of lines of a file (`docs/style-guide.md`). */
export const maxLinesOf = (path: string): number => (longFiles.test(path) ? 300 : 250);

const longFiles =
  /\.(?:repository|test)\.tsx?$|\.(?:css|sql)$|(?:schema|environment-variables)\.ts$|^tests\/|\/(?:testing|e2e)\//;

/** A node of a syntax tree, as far as these tests use it. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const parse = ({ path, text }: Source): Module =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'esnext' });

/** Yields every node of a syntax tree with its parent node. */
export function* nodesOf(value: unknown, parent: Node | null = null): Generator<[node: Node, parent: Node | null]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each, parent);
  } else if (isNode(value)) {
    yield [value, parent];
    for (const child of Object.values(value)) yield* nodesOf(child, value);
  } else if (typeof value === 'object' && value !== null) {
    // arguments and similar values are wrapped in objects that are not nodes
    for (const child of Object.values(value)) yield* nodesOf(child, parent);
  }
}

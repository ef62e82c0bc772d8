import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** An exported constant, and the file that exports it. */
export type Export = { readonly name: string; readonly file: string };

/** Constants with this ending that the files of a pattern export, by file and place. */
export const exportsOf = async (pattern: string, ending: string): Promise<readonly Export[]> => {
  const exported = new RegExp(`^export const (\\w+${ending}) =`, 'gm');
  const files = globSync(pattern, { cwd: root }).toSorted();
  const names = files.map(async (file) =>
    [...(await readFile(join(root, file), 'utf8')).matchAll(exported)].map(([, name = '']) => ({ name, file })),
  );
  return (await Promise.all(names)).flat();
};

/** First line of a generated module. */
export const banner = (source: string): string => `// Generated from ${source} by \`npm run generate\`.\n`;

/** Imports of these constants. */
export const importsOf = (parts: readonly Export[]): string => {
  const names = Map.groupBy(parts, ({ file }) => file);
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([file, exported]) =>
        `import { ${exported
          .map(({ name }) => name)
          .toSorted()
          .join(', ')} } from '#${file.slice('src/'.length)}';\n`,
    )
    .join('');
};

type Levels = readonly (readonly string[])[];

/** The features in their order. */
export const readLevels = async (): Promise<Levels> => {
  const rules: { readonly levels: Levels } = await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href);
  return rules.levels;
};

/** Core first, then the features by level. */
export const byLevel = (levels: Levels) => {
  const features = levels.flat();
  const rank = ({ file }: Export) => features.indexOf(/^src\/features\/([^/]+)/.exec(file)?.[1] ?? '');
  return (a: Export, b: Export) => rank(a) - rank(b);
};

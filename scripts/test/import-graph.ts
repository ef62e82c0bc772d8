import { dirname, join, normalize } from 'node:path';

/** Start of an import that leads into the repository, by the `imports` of package.json. */
const aliases = { '#core/': 'src/core/', '#features/': 'src/features/', '#tests/': 'tests/' } as const;

/** The file that a specifier leads to; null for a package, and for the registries in `src/generated`, which import everything. */
const resolveImport = (importer: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return normalize(join(dirname(importer), specifier));
  const alias = Object.entries(aliases).find(([start]) => specifier.startsWith(start));
  return alias === undefined ? null : specifier.replace(...alias);
};

/** Texts of source files by their paths, relative to the repository. */
export type Sources = ReadonlyMap<string, string>;

const parseImports = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    const imported = resolveImport(path, specifier);
    return imported === null || imported.startsWith('src/generated/') ? [] : [imported];
  });

/** The files that import one of `changed`, directly or through others. */
export const listImporters = (changed: readonly string[], sources: Sources): ReadonlySet<string> => {
  const importers = Map.groupBy(
    [...sources].flatMap(([importer, text]) =>
      parseImports(importer, text).map((imported) => ({ importer, imported })),
    ),
    ({ imported }) => imported,
  );
  const reached = new Set<string>();
  const add = (path: string): void => {
    for (const { importer } of importers.get(path) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      add(importer);
    }
  };
  for (const path of changed) add(path);
  return reached;
};

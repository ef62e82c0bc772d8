import { offlineModules } from '#generated/page-facts.gen.ts';

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The app's entry and frame, and the routes that an offline page uses. */
const roots: ReadonlySet<string> = new Set(
  ['entry.client.tsx', 'root.tsx', 'features/storefront/frame/storefront-layout.tsx', ...offlineModules].map(
    (file) => `src/${file}`,
  ),
);

/**
 * Files that pages need and no chunk names: drawings, the route manifest of the shop, and the second style sheet; that of the shop is
 * inline in the pages (decision 72).
 */
const isForAll = (file: string): boolean =>
  /\.svg$|^assets\/(?:shop-manifest-\w+\.js|storefront-and-admin-\w+\.css)$/.test(file);

/** A chunk that is of no use without a connection. */
const isForConnected = (name: string): boolean => name === 'src/features/search/ui/search-suggestions.tsx';

/**
 * URLs of all files that the cached pages load, lazily loaded ones included. Fonts and photographs are cached when they are
 * used: half of the fonts are for the other language.
 */
export const precachedFiles = (manifest: Manifest, built: readonly string[]): readonly string[] => {
  const files = new Set(built.filter(isForAll));
  const visited = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name) || isForConnected(name)) return;
    visited.add(name);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const name of Object.keys(manifest)) if (roots.has(name.split('?', 1)[0] ?? name)) walk(name);
  return [...files].map((file) => `/${file}`).sort();
};

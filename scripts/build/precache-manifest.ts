/** What the page builder writes down of each chunk. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The app itself, and the pages that may be kept on a device (`app/service-worker/cache-keys.ts`). */
const roots =
  /^app\/(?:entry\.client|root|layout\/storefront-layout|pages\/(?:home|products|product|cart|checkout|about|contact|not-found|offline)\/[a-z-]+)\.tsx?(?:\?|$)/;

/**
 * What pages need and no chunk names: drawings, the list of the routes, and the style sheet that comes beside that of the
 * shop, which stands in the pages themselves (decision 72).
 */
const isForAll = (file: string): boolean =>
  /\.svg$|^assets\/(?:manifest-\w+\.js|storefront-and-admin-\w+\.css)$/.test(file);

/**
 * The addresses of the files that the kept pages are made of, with all that they load later. Fonts and photographs are
 * kept when they are used: half of the fonts are for the other language.
 */
export const filesToStock = (manifest: Manifest, built: readonly string[]): readonly string[] => {
  const files = new Set(built.filter(isForAll));
  const seen = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const name of Object.keys(manifest)) if (roots.test(name)) walk(name);
  return [...files].map((file) => `/${file}`).sort();
};

import { banner, isLayout, type RegisteredPage } from './generate-pages.ts';

const list = (values: readonly string[]): string => `[${values.map((value) => `'${value}'`).join(', ')}]`;

/** Whether a page renders HTML. */
const isHtml = ({ module }: RegisteredPage): boolean => module.endsWith('.tsx');

/** Source of a pattern for the paths of these pages; a segment contains no dot, so that data requests and files never match. */
const patternSource = (pages: readonly RegisteredPage[]): string =>
  pages
    .filter(({ path }) => path !== '*')
    .map(({ path }) => path.split('/').map(segmentPattern).join(''))
    .join('|');

const segmentPattern = (segment: string): string => {
  if (segment === '*') return String.raw`(?:\/[^/.]+)*`;
  if (!segment.startsWith(':')) return String.raw`\/${segment}`;
  return segment.endsWith('?') ? String.raw`(?:\/[^/.]+)?` : String.raw`\/[^/.]+`;
};

const pagePattern = (pages: readonly RegisteredPage[]): string => `/^(?:${patternSource(pages)})$/`;

/** Matches data requests of the pages, too. */
const requestPattern = (pages: readonly RegisteredPage[]): string =>
  String.raw`/^(?:${patternSource(pages)})(?:\.data)?\/?$/`;

/** Address of a page: optional parameters are left out, the others have the values of its example. */
const addressOf = ({ path, example = {} }: RegisteredPage): string => {
  const segments = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    if (segment.endsWith('?')) return [];
    const value = example[segment.slice(1)];
    if (value === undefined) throw new Error(`The page /${path} has no example of ${segment}.`);
    return [value];
  });
  return `/${segments.join('/')}`;
};

const queryEntry = (page: RegisteredPage): string => {
  const parameters = Object.entries(page.query ?? {}).map(([name, { values, isRepeatable }]) => {
    const facts = [values ? `values: ${list(values)}` : '', isRepeatable ? 'isRepeatable: true' : ''];
    return `${name}: { ${facts.filter(Boolean).join(', ')} }`;
  });
  return `  { pages: ${requestPattern([page])}, parameters: { ${parameters.join(', ')} } },\n`;
};

/** Module with facts of pages for server, service worker and browser: patterns, so that each loads only what it reads. */
export const pageFactsModule = (pages: readonly RegisteredPage[]): string => `${banner}
/** Pages with the small style sheet. */
export const shopStyledPages = ${pagePattern(pages.filter(({ styles }) => styles === 'shop'))};

/** Pages that may be stored on a device. */
export const offlinePages = ${pagePattern(pages.filter(({ offline }) => offline))};

/** Pages that are stored on a device without a visit. */
export const precachedPages = ${list(pages.filter(({ offline }) => offline === 'always').map(({ path }) => `/${path}`))};

/** Route modules of the pages that may be stored on a device, and of the data that they load, relative to \`src/\`. */
export const offlineModules = ${list(pages.filter((page) => page.offline || !isHtml(page)).map(({ module }) => module))};

/** Pages that search engines must not index. */
export const privatePages = ${pagePattern(pages.filter(({ isPrivate }) => isPrivate))};

/** Addresses that respond with data alone and are not pages. */
export const dataRoutes = ${pagePattern(pages.filter((page) => !isHtml(page)))};

/** First segments of the private pages. */
export const privateFolders = ${list([...new Set(pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => `/${path.split('/', 1)[0]}`))])};

/** Pages of the sitemap without a parameter. */
export const sitemapPages = ${list(pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => `/${path}`))};

/** Pages that show nothing from the database, and their data requests. */
export const plainPages = ${requestPattern(pages.filter(({ readsDatabase }) => readsDatabase === false))};

/** Id, path pattern and an address of each page of the shop that renders HTML, for tests and screenshots. */
export const pageAddresses = [
${pages
  .filter((page) => isHtml(page) && page.path !== '*' && !isLayout(page))
  .map((page) => `  { id: '${page.id}', pattern: '/${page.path}', address: '${addressOf(page)}' },\n`)
  .join('')}];

interface PageQuery {
  readonly pages: RegExp;
  readonly parameters: Readonly<
    Record<string, { readonly values?: readonly string[]; readonly isRepeatable?: boolean }>
  >;
}

/** Parameters of the query that a page or its data request depends on. */
export const pageQueries: readonly PageQuery[] = [
${pages
  .filter(({ query }) => query)
  .map(queryEntry)
  .join('')}];
`;

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AdminPage, Page } from '../../src/core/routing/page.ts';

/** A page with its route module relative to `src/`. */
type Registered<Each> = Each & { readonly module: string };
export type RegisteredPage = Registered<Page>;
export type RegisteredAdminPage = Registered<AdminPage>;

/** A list of pages that a file exports. */
type List = { readonly name: string; readonly file: string };

/** Pages in the lists that these files export, sorted by path. */
const readLists = async <Each extends Page | AdminPage>(
  root: string,
  lists: readonly List[],
): Promise<readonly Registered<Each>[]> => {
  const pages = await Promise.all(
    lists.map(async ({ name, file }) => {
      const exports: Readonly<Record<string, readonly Each[]>> = await import(pathToFileURL(join(root, file)).href);
      return (exports[name] ?? []).map((page) => ({
        ...page,
        module: join(dirname(file), page.file).slice('src/'.length),
      }));
    }),
  );
  return pages.flat().toSorted((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
};

/** Sorts static segments before parameters, so that the first match of a path is the most specific one. */
const sortKey = (path: string): string => path.replaceAll(':', '~');

/** Pages in the lists that these files export, sorted by path. Throws when two pages have one path. */
export const readPages = async (root: string, lists: readonly List[]): Promise<readonly RegisteredPage[]> => {
  const pages = await readLists<Page>(root, lists);
  const repeated = pages.find(({ path }, index) => path === pages[index + 1]?.path);
  if (repeated) throw new Error(`Two features have a page at /${repeated.path}.`);
  return pages;
};

/**
 * Pages of the admin area in the lists that these files export. Throws when two pages have one path or two sections one position, and
 * for a page without a section or outside its parent.
 */
export const readAdminPages = async (root: string, lists: readonly List[]): Promise<readonly RegisteredAdminPage[]> => {
  const pages = await readLists<AdminPage>(root, lists);
  const keys = pages.flatMap((page) => [
    isIndex(page) ? `${page.path} as index` : page.path,
    ...(page.section ? [`position ${page.section.order}`] : []),
  ]);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated) {
    throw new Error(`Two admin pages have ${repeated}; the last position is ${sectionsOf(pages).at(-1)?.order}.`);
  }
  const sections = new Set(sectionsOf(pages).map(({ path }) => path));
  const lost = pages.find(({ path }) => !sections.has(path.split('/', 1)[0] ?? ''));
  if (lost) throw new Error(`The page ${lost.path} of the admin area has no section.`);
  const parents = new Set(pages.filter((page) => !isIndex(page)).map(({ path }) => path));
  const orphan = pages.find(({ path, parent }) => parent && !(parents.has(parent) && isBelow(path, parent)));
  if (orphan) throw new Error(`The page ${orphan.path} of the admin area is not below a page ${orphan.parent}.`);
  return pages;
};

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/** Whether a page is what its parent shows at its own path. */
export const isIndex = ({ path, parent }: AdminPage): boolean => path === parent;

/** Layout of the framed pages, relative to `src/`. */
const frame = 'features/storefront/frame/storefront-layout.tsx';

/** Surrounds each page of the admin area, inside its layout. */
const adminPageFrame = 'features/admin/frame/admin-page.tsx';

export const banner = '// Generated from *.routes.ts by `npm run generate`.\n';

/** Layout of the pages below a path, written `path/*`. */
export const isLayout = ({ path }: RegisteredPage): boolean => path.endsWith('/*');

/** Sections of the admin area in their order. */
export const sectionsOf = (pages: readonly RegisteredAdminPage[]) =>
  pages
    .flatMap(({ section, ...page }) => (section ? [{ ...page, ...section }] : []))
    .toSorted((a, b) => a.order - b.order);

/** Routes of the admin area: the first section at `/admin`, then every page. */
const adminRoutes = (layout: RegisteredPage, pages: readonly RegisteredAdminPage[]): string => {
  const [first] = sectionsOf(pages);
  const entries = childRoutes(pages, undefined, '      ');
  return `  route('${layout.path.slice(0, -2)}', '${layout.module}', { id: '${layout.id}' }, [
    layout('${adminPageFrame}', { id: 'admin:page' }, [
      index('${first?.module}', { id: 'admin:index' }),
${entries}    ]),
  ]),
`;
};

/** Routes of the pages with a parent, and of the pages below them, with paths relative to the parent. */
const childRoutes = (pages: readonly RegisteredAdminPage[], parent: string | undefined, indent: string): string =>
  pages
    .filter((page) => page.parent === parent)
    .map(({ path, module }) => {
      if (path === parent) return `${indent}index('${module}', { id: 'admin:${path}:index' }),\n`;
      const start = `${indent}route('${parent ? path.slice(parent.length + 1) : path}', '${module}', { id: 'admin:${path}' }`;
      const children = childRoutes(pages, path, `${indent}  `);
      return children === '' ? `${start}),\n` : `${start}, [\n${children}${indent}]),\n`;
    })
    .join('');

/** Module with React Router's routes of all pages. */
export const routesModule = (pages: readonly RegisteredPage[], adminPages: readonly RegisteredAdminPage[]): string => {
  const entry = ({ path, module, id }: RegisteredPage) =>
    path === '' ? `  index('${module}', { id: '${id}' }),\n` : `  route('${path}', '${module}', { id: '${id}' }),\n`;
  const entries = (hasFrame: boolean) =>
    pages
      .filter((page) => !isLayout(page) && (page.hasFrame ?? true) === hasFrame)
      .map(entry)
      .join('');
  return `${banner}import { index, layout, route } from '@react-router/dev/routes';

/** Pages between the header and footer of the shop. */
export const framedRoutes = [
${entries(true)}];

/** Pages with a layout of their own. */
export const bareRoutes = [
${entries(false)}];

/** The admin area. */
export const adminRoutes = [
${pages
  .filter(isLayout)
  .map((layout) => adminRoutes(layout, adminPages))
  .join('')}];
`;
};

/** Files that a module imports at once or on demand, itself included, relative to `src/`. */
const importedFiles = (source: string, entries: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const imports = readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\(|import )'([#.][^']+\.tsx?)'/g);
    for (const [, name = ''] of imports) visit(name.startsWith('#') ? name.slice(1) : join(dirname(file), name));
  };
  for (const entry of entries) visit(entry);
  return files;
};

/** Places of files that may name a class. */
const styledFile = /\.tsx$|^core\/(?:ui|i18n|routing|forms\/ui)\/|\/(?:ui|storefront|frame|pages)\//;

/** Style sheet with Tailwind's sources for the small sheet: every component that its pages load. */
export const shopSourcesSheet = (root: string, pages: readonly RegisteredPage[]): string => {
  const modules = pages.filter(({ styles }) => styles === 'shop').map(({ module }) => module);
  const files = importedFiles(join(root, 'src'), ['root.tsx', frame, ...modules]);
  const sources = [...files].filter((file) => styledFile.test(file)).toSorted();
  return `/* Generated from *.routes.ts by \`npm run generate\`. */\n${sources.map((file) => `@source "../${file}";\n`).join('')}`;
};

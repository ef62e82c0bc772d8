import { adminPages, adminSections } from '#generated/admin-pages.gen.ts';

/** Page at a path below `/admin/`, with its section; undefined for an unknown path. `/admin` itself is the first section. */
export const findAdminPage = (path: string) => {
  const opened = path === '' ? adminSections[0].path : path;
  // "products/new" is a page of its own, although "products/:id" matches it
  const page = adminPages.find((each) => each.path === opened) ?? adminPages.find((each) => matches(each.path, opened));
  const section = adminSections.find((each) => each.path === page?.path.split('/', 1)[0]);
  return page && section && { page, section };
};

const matches = (pattern: string, path: string): boolean => {
  const segments = path.split('/');
  const expected = pattern.split('/');
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
};

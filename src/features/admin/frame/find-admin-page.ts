import { adminPages, adminSections } from '#generated/admin-pages.gen.ts';

/**
 * Returns the page of a path below `/admin/`, with its section; undefined for an unknown path. `/admin` itself is the first section.
 * Case-insensitive like the router; static segments win over parameters.
 */
export const findAdminPage = (path: string) => {
  const segments = (path === '' ? adminSections[0].path : path).toLowerCase().split('/');
  const page = adminPages.find((each) => matches(each.path.toLowerCase().split('/'), segments));
  const section = adminSections.find((each) => each.path === page?.path.split('/', 1)[0]);
  return page && section && { page, section };
};

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, index) => (segment.startsWith(':') ? segments[index] !== '' : segment === segments[index]));

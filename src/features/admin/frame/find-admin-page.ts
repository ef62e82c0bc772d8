import { adminPages, adminSections } from '#generated/admin-pages.gen.ts';

/** Page at a path below `/admin/`, with its section; undefined for an unknown path. `/admin` itself is the first section. */
export const findAdminPage = (path: string) => {
  const page = adminPages.find((each) => each.path === (path === '' ? adminSections[0].path : path));
  const section = adminSections.find((each) => each.path === page?.path.split('/', 1)[0]);
  return page && section && { page, section };
};

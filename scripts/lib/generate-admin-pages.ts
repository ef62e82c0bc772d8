import type { AdminPage } from '../../src/core/routing/page.ts';
import { banner, isIndex, type RegisteredAdminPage, sectionsOf } from './generate-pages.ts';

/** Permission that a page or its nearest parent names; undefined for that of the section. */
const neededPermission = (
  { permission, parent }: Pick<AdminPage, 'permission' | 'parent'>,
  pages: readonly RegisteredAdminPage[],
): string | undefined => {
  const above = pages.find((page) => page.path === parent && !page.section && !isIndex(page));
  return permission ?? (above && neededPermission(above, pages));
};

/** Module with the sections of the admin area in their order, and the titles and permissions of all its pages. */
export const adminPagesModule = (pages: readonly RegisteredAdminPage[]): string => {
  const pathAndTitle = ({ path, title }: Pick<AdminPage, 'path' | 'title'>) =>
    `path: '${path}', title: (messages: Texts) => messages.${title}`;
  const sections = sectionsOf(pages).map(({ permission, group, icon, badge, ...page }) => {
    const facts = Object.entries({ permission, group, icon, badge: badge ?? null });
    const entries = facts.map(([name, value]) => `${name}: ${value === null ? 'null' : `'${value}'`}`);
    return `  { ${pathAndTitle(page)}, ${entries.join(', ')} },\n`;
  });
  const others = pages
    .filter((page) => !page.section && !isIndex(page))
    .map(({ path, title, ...page }) => {
      const needed = neededPermission(page, pages);
      const permission = needed ? `, permission: '${needed}'` : '';
      return `  { ${pathAndTitle({ path: path.replace(/\?$/, ''), title })}${permission} },\n`;
    });
  return `${banner}import type { Messages } from '#core/i18n/messages.ts';
import type { Permission } from '#core/permissions/permissions.ts';

type Texts = Messages['admin'];

/** Sections of the admin area, in their order. */
export const adminSections = [
${sections.join('')}] as const;

interface AdminPage {
  /** Path pattern below \`/admin/\`. */
  readonly path: string;
  readonly title: (messages: Texts) => string;
  /** Needed in addition to that of the section. */
  readonly permission?: Permission;
}

/** All pages of the admin area. */
export const adminPages: readonly AdminPage[] = [
  ...adminSections,
${others.join('')}];
`;
};

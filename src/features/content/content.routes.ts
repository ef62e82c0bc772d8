import { adminPage, page } from '#core/routing/page.ts';
import { ownPageNames } from './content-page-names.ts';

export const contentRoutes = [
  page('about', 'storefront/about.route.tsx', {
    id: 'about',
    readsDatabase: false,
    offline: 'visited',
    isInSitemap: true,
  }),
  page('policies/:name', 'storefront/policy.route.tsx', {
    id: 'policy',
    readsDatabase: false,
    offline: 'visited',
    example: { name: 'faq' },
  }),
];

export const contentAdminPages = [
  adminPage('settings/pages', 'admin/content-pages.route.tsx', { title: 'pages.part.title' }),
  adminPage('settings/labels', 'admin/text-overrides/labels.route.tsx', { title: 'settings.sections.labels.title' }),
  // document titles of policies come from the texts of the footer
  ...ownPageNames.map((name) =>
    adminPage(`settings/pages/${name}`, 'admin/content-page.route.tsx', { title: 'pages.part.title' }),
  ),
];

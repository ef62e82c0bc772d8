import { adminPage, page } from '#core/routing/page.ts';
import { ownPageNames } from './content-page-names.ts';

export const contentRoutes = [
  page('about', 'storefront/about.route.tsx', {
    id: 'about',
    readsDatabase: false,
    offline: 'visited',
    isInSitemap: true,
  }),
  page('policies/:name', 'storefront/policy.route.tsx', { id: 'policy', readsDatabase: false, offline: 'visited' }),
];

export const contentAdminPages = [
  adminPage('settings/pages', { title: 'pages.part.title' }),
  // document titles of policies come from the texts of the footer
  ...ownPageNames.map((name) => adminPage(`settings/pages/${name}`, { title: 'pages.part.title' })),
];

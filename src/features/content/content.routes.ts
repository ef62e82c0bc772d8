import { page } from '#core/routing/page.ts';

export const contentRoutes = [
  page('about', 'storefront/about.route.tsx', {
    id: 'about',
    readsDatabase: false,
    offline: 'visited',
    isInSitemap: true,
  }),
  page('policies/:name', 'storefront/policy.route.tsx', { id: 'policy', readsDatabase: false, offline: 'visited' }),
];

import { page } from '#core/routing/page.ts';

export const contactRoutes = [
  page('contact', 'storefront/contact.route.tsx', {
    id: 'contact',
    readsDatabase: false,
    offline: 'visited',
    isInSitemap: true,
  }),
];

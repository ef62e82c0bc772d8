import { adminPage, page } from '#core/routing/page.ts';

export const newsletterRoutes = [
  page('unsubscribe', 'storefront/unsubscribe.route.tsx', { id: 'unsubscribe', isPrivate: true, readsDatabase: false }),
  page('confirm-newsletter', 'storefront/confirm-newsletter.route.tsx', {
    id: 'confirm-newsletter',
    isPrivate: true,
    readsDatabase: false,
  }),
];

export const newsletterAdminPages = [
  adminPage('newsletter-subscriptions', 'admin/subscriptions.route.tsx', {
    title: 'newsletterSubscriptions.title',
    section: { permission: 'newsletter.read', group: 'people', icon: 'newspaper', order: 16 },
  }),
];

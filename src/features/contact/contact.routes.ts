import { adminPage, page } from '#core/routing/page.ts';

export const contactRoutes = [
  page('contact', 'storefront/contact.route.tsx', {
    id: 'contact',
    readsDatabase: false,
    offline: 'visited',
    isInSitemap: true,
  }),
];

export const contactAdminPages = [
  adminPage('contact-messages', 'admin/contact-messages.route.tsx', {
    title: 'contactMessages.title',
    section: { permission: 'messages.read', group: 'people', icon: 'mail', order: 9, badge: 'unreadMessages' },
  }),
];

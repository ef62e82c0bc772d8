import { adminPage } from '#core/routing/page.ts';

export const discountsAdminPages = [
  adminPage('promo-codes', 'admin/promo-codes.route.tsx', {
    title: 'promoCodes.title',
    section: { permission: 'promoCodes.read', group: 'catalogue', icon: 'ticket-percent', order: 12 },
  }),
];

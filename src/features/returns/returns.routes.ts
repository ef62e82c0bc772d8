import { adminPage } from '#core/routing/page.ts';

export const returnsAdminPages = [
  adminPage('returns', 'admin/returns.route.tsx', {
    title: 'returns.title',
    section: { permission: 'customers.read', group: 'selling', icon: 'rotate-ccw', order: 7, badge: 'returns' },
  }),
];

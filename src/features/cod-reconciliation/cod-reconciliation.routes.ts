import { adminPage } from '#core/routing/page.ts';

export const codReconciliationAdminPages = [
  adminPage('shipments/settlements', 'admin/settlements.route.tsx', {
    title: 'settlements.title',
    permission: 'payments.read',
  }),
];

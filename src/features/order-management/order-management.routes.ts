import { adminPage } from '#core/routing/page.ts';

export const orderManagementAdminPages = [
  adminPage('orders', 'admin/orders.route.tsx', {
    title: 'orders.title',
    section: { permission: 'orders.read', group: 'selling', icon: 'package', order: 3, badge: 'pendingOrders' },
  }),
];

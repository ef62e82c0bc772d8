import { adminPage } from '#core/routing/page.ts';

export const returnsAdminPages = [
  adminPage('returns', 'admin/returns.route.tsx', {
    title: 'returns.title',
    section: { permission: 'customers.read', group: 'selling', icon: 'rotate-ccw', order: 7, badge: 'returns' },
  }),
  adminPage('orders/:orderNumber/returns', 'admin/order-returns.route.tsx', {
    title: 'returns.panel',
    parent: 'orders/:orderNumber',
    permission: 'customers.read',
  }),
  adminPage('orders/:orderNumber/returns/new', 'admin/create-return.route.tsx', {
    title: 'returns.create.title',
    parent: 'orders/:orderNumber/returns',
    permission: 'orders.write',
  }),
  adminPage('orders/:orderNumber/shipments/refused-delivery', 'admin/refused-delivery.route.tsx', {
    title: 'returns.delivery.title',
    parent: 'orders/:orderNumber/shipments',
    permission: 'orders.write',
  }),
];

import { adminPage } from '#core/routing/page.ts';

export const orderManagementAdminPages = [
  adminPage('orders', 'admin/orders-section.route.tsx', {
    title: 'orders.title',
    section: { permission: 'orders.read', group: 'selling', icon: 'package', order: 3, badge: 'pendingOrders' },
  }),
  adminPage('orders', 'admin/orders.route.tsx', { title: 'orders.title', parent: 'orders' }),
  adminPage('orders/new', 'admin/draft-order.route.tsx', {
    title: 'draftOrders.title',
    parent: 'orders',
    permission: 'orders.write',
  }),
  adminPage('orders/sheets', 'admin/sheets/sheets.route.tsx', {
    title: 'shipments.sheets.slips',
    parent: 'orders',
    permission: 'customers.read',
  }),
  adminPage('orders/:orderNumber', 'admin/order.route.tsx', { title: 'orders.page.title', parent: 'orders' }),
  adminPage('orders/:orderNumber/cancel?', 'admin/order-overview.route.tsx', {
    title: 'orders.page.title',
    parent: 'orders/:orderNumber',
  }),
  adminPage('orders/:orderNumber/history', 'admin/order-history.route.tsx', {
    title: 'orders.history',
    parent: 'orders/:orderNumber',
  }),
  adminPage('orders/:orderNumber/edit', 'admin/edit-order.route.tsx', {
    title: 'orderChanges.title',
    parent: 'orders',
    permission: 'customers.read',
  }),
  adminPage('orders/:orderNumber/packing-slip', 'admin/sheets/packing-slip.route.tsx', {
    title: 'packingSlip.title',
    parent: 'orders',
    permission: 'customers.read',
  }),
];

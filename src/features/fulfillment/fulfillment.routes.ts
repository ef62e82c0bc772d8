import { adminPage } from '#core/routing/page.ts';

export const fulfillmentAdminPages = [
  adminPage('shipments', 'admin/shipments.route.tsx', {
    title: 'shipments.title',
    section: { permission: 'customers.read', group: 'selling', icon: 'truck', order: 8, badge: 'settlementLines' },
  }),
  adminPage('shipments/couriers', 'admin/couriers.route.tsx', { title: 'shipments.couriers.title' }),
  adminPage('shipments/tracking-numbers', 'admin/tracking-numbers.route.tsx', {
    title: 'trackingNumbers.title',
    permission: 'orders.write',
  }),
  adminPage('orders/:orderNumber/shipments', 'admin/order-shipments.route.tsx', {
    title: 'shipments.panel.show',
    parent: 'orders/:orderNumber',
    permission: 'customers.read',
  }),
  adminPage('orders/:orderNumber/shipments/new', 'admin/parcel-form.route.tsx', {
    title: 'shipments.form.add',
    parent: 'orders/:orderNumber/shipments',
    permission: 'orders.write',
  }),
  adminPage('orders/:orderNumber/shipments/:shipmentId', 'admin/parcel-form.route.tsx', {
    title: 'shipments.form.change',
    parent: 'orders/:orderNumber/shipments',
    permission: 'orders.write',
  }),
];

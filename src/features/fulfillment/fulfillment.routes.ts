import { adminPage } from '#core/routing/page.ts';

export const fulfillmentAdminPages = [
  adminPage('shipments', 'admin/shipments.route.tsx', {
    title: 'shipments.title',
    section: { permission: 'customers.read', group: 'selling', icon: 'truck', order: 8, badge: 'settlementLines' },
  }),
  adminPage('shipments/couriers', 'admin/couriers.route.tsx', { title: 'shipments.couriers.title' }),
];

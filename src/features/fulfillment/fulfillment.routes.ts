import { adminPage } from '#core/routing/page.ts';

export const fulfillmentAdminPages = [
  adminPage('shipments', {
    title: 'shipments.title',
    section: { permission: 'customers.read', group: 'selling', icon: 'truck', order: 8, badge: 'settlementLines' },
  }),
  adminPage('shipments/couriers', { title: 'shipments.couriers.title' }),
];

import { adminPage } from '#core/routing/page.ts';

export const inventoryAdminPages = [
  adminPage('stock', {
    title: 'stock.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'warehouse', order: 11 },
  }),
  adminPage('stock/count', { title: 'stock.count.title' }),
];

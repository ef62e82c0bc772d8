import { adminPage } from '#core/routing/page.ts';

export const inventoryAdminPages = [
  adminPage('stock', 'admin/stock-movements.route.tsx', {
    title: 'stock.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'warehouse', order: 11 },
  }),
  adminPage('stock/count', 'admin/stocktake.route.tsx', { title: 'stock.count.title', permission: 'catalogue.write' }),
];

import { adminPage } from '#core/routing/page.ts';

export const productsAdminPages = [
  adminPage('products', {
    title: 'products.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'plates', order: 10 },
  }),
  adminPage('products/grid', { title: 'products.grid.title' }),
  adminPage('products/import', { title: 'products.import.title' }),
];

import { adminPage } from '#core/routing/page.ts';

export const productsAdminPages = [
  adminPage('products', 'admin/products.route.tsx', {
    title: 'products.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'plates', order: 10 },
  }),
  adminPage('products/:id', 'admin/product.route.tsx', { title: 'products.title' }),
  adminPage('products/new', 'admin/new-product.route.tsx', {
    title: 'products.create',
    permission: 'catalogue.write',
  }),
  adminPage('products/grid', 'admin/bulk-edit/bulk-edit.route.tsx', {
    title: 'products.grid.title',
    permission: 'catalogue.write',
  }),
  adminPage('products/import', 'admin/import/product-import.route.tsx', { title: 'products.import.title' }),
];

import { adminPage, page } from '#core/routing/page.ts';
import { listFilters } from '#features/products/product-filters.ts';

export const searchRoutes = [
  page('products/:category?', 'storefront/products.route.tsx', {
    id: 'products',
    styles: 'shop',
    offline: 'visited',
    query: {
      q: {},
      sort: {},
      new: {},
      sale: {},
      price: { values: listFilters.price, isRepeatable: true },
      colour: { values: listFilters.colour, isRepeatable: true },
      motif: { values: listFilters.motif, isRepeatable: true },
      after: {},
    },
  }),
];

export const searchAdminPages = [
  adminPage('search', 'admin/synonyms.route.tsx', {
    title: 'search.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'search', order: 13 },
  }),
  adminPage('search/:id', 'admin/synonym-group.route.tsx', { title: 'search.title' }),
  adminPage('search/reports', 'admin/search-analytics.route.tsx', { title: 'search.reports' }),
  adminPage('search/preview', 'admin/search-preview.route.tsx', {
    title: 'search.preview.title',
    permission: 'catalogue.write',
  }),
];

import { page } from '#core/routing/page.ts';

export const storefrontRoutes = [
  page('', 'pages/home.route.tsx', { id: 'home', styles: 'shop', offline: 'visited' }),
  page('product/:id', 'pages/product.route.tsx', {
    id: 'product',
    styles: 'shop',
    offline: 'visited',
    example: { id: 'cup-tea-01' },
  }),
  page('collections', 'pages/collections.route.ts', { id: 'collections' }),
  page('offline', 'pages/offline.route.tsx', {
    id: 'offline',
    isPrivate: true,
    readsDatabase: false,
    offline: 'always',
  }),
  page('*', 'pages/not-found.route.tsx', { id: 'not-found' }),
];

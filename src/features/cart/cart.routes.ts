import { page } from '#core/routing/page.ts';

export const cartRoutes = [
  page('cart', 'storefront/cart.route.tsx', {
    id: 'cart',
    isPrivate: true,
    styles: 'shop',
    readsDatabase: false,
    offline: 'always',
  }),
  page('cart/products', 'storefront/cart-products.route.ts', { id: 'cart-products', query: { ids: {} } }),
];

import { page } from '#core/routing/page.ts';

export const checkoutRoutes = [
  page('checkout', 'storefront/checkout.route.tsx', {
    id: 'checkout',
    isPrivate: true,
    readsDatabase: false,
    offline: 'visited',
    hasFrame: false,
  }),
];

import { page } from '#core/routing/page.ts';

export const orderStatusRoutes = [
  page('order-confirmation/:orderNumber', 'storefront/order-status.route.tsx', {
    id: 'order-status',
    isPrivate: true,
    readsDatabase: false,
    example: { orderNumber: 'ORD-1' },
  }),
];

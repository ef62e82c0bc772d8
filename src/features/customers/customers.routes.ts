import { adminPage, page } from '#core/routing/page.ts';

export const customerRoutes = [
  page('account', 'account/account.route.tsx', {
    id: 'account',
    isPrivate: true,
    readsDatabase: false,
    // other values show the default tab
    query: { tab: { values: ['addresses', 'wishlist', 'profile'] } },
  }),
];

export const customersAdminPages = [
  adminPage('customers', 'admin/customers.route.tsx', {
    title: 'customers.title',
    section: { permission: 'customers.read', group: 'people', icon: 'user', order: 6 },
  }),
  adminPage('customers/:id', 'admin/customer.route.tsx', { title: 'customers.title' }),
];

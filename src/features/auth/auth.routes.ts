import { page } from '#core/routing/page.ts';

export const authRoutes = [
  page('auth', 'storefront/auth.route.tsx', {
    id: 'auth',
    isPrivate: true,
    readsDatabase: false,
    query: {
      // other values show the default tab
      tab: { values: ['signup'] },
      mode: { values: ['recover', 'confirm', 'new-password', 'first-password'] },
    },
  }),
  page('auth/confirm', 'storefront/confirm.route.tsx', {
    id: 'confirm',
    isPrivate: true,
    readsDatabase: false,
    query: { type: { values: ['signup', 'recovery', 'invite'] } },
  }),
];

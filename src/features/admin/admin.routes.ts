import { page } from '#core/routing/page.ts';

export const adminRoutes = [
  page('admin/:part?/:page?/:item?', 'frame/admin-frame.route.tsx', {
    id: 'admin',
    isPrivate: true,
    readsDatabase: false,
    hasFrame: false,
  }),
];

import { adminPage, page } from '#core/routing/page.ts';

export const adminRoutes = [
  page('admin/:part?/:page?/:item?', 'frame/admin-frame.route.tsx', {
    id: 'admin',
    isPrivate: true,
    readsDatabase: false,
    hasFrame: false,
  }),
];

export const adminAdminPages = [
  adminPage('dashboard', {
    title: 'dashboard.title',
    section: { permission: 'figures.read', group: null, icon: 'chart-column', order: 1 },
  }),
];

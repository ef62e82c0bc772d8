import { adminPage, page } from '#core/routing/page.ts';

export const adminRoutes = [
  page('admin/*', 'frame/admin-layout.tsx', {
    id: 'admin',
    isPrivate: true,
    readsDatabase: false,
    hasFrame: false,
  }),
];

export const adminAdminPages = [
  adminPage('dashboard', 'frame/dashboard.route.tsx', {
    title: 'dashboard.title',
    section: { permission: 'figures.read', group: null, icon: 'chart-column', order: 1 },
  }),
  adminPage('dashboard/setup', 'frame/setup.route.tsx', {
    title: 'dashboard.setup.title',
    permission: 'settings.write',
  }),
  adminPage('settings/mail', 'frame/mail-check.route.tsx', { title: 'mail.part.title' }),
];

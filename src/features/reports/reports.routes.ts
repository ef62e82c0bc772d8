import { adminPage } from '#core/routing/page.ts';

export const reportsAdminPages = [
  adminPage('reports', 'admin/reports.route.tsx', {
    title: 'reports.title',
    section: { permission: 'figures.read', group: null, icon: 'table', order: 2 },
  }),
];

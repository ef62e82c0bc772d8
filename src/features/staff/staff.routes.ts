import { adminPage } from '#core/routing/page.ts';

export const staffAdminPages = [
  adminPage('user-roles', 'admin/staff.route.tsx', {
    title: 'userRoles.title',
    section: { permission: 'staff.read', group: 'shop', icon: 'users', order: 17 },
  }),
  adminPage('audit-log', 'admin/audit-log.route.tsx', {
    title: 'auditLog.title',
    section: { permission: 'auditLog.read', group: 'shop', icon: 'history', order: 19 },
  }),
];

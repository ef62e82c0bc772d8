import { adminPage } from '#core/routing/page.ts';

export const stockNotificationsAdminPages = [
  adminPage('stock-notifications', 'admin/stock-notifications.route.tsx', {
    title: 'stockNotifications.title',
    section: { permission: 'catalogue.read', group: 'catalogue', icon: 'bell', order: 14 },
  }),
  adminPage('stock-notifications/requests', 'admin/stock-notification-requests.route.tsx', {
    title: 'stockNotifications.title',
    permission: 'customers.read',
  }),
];

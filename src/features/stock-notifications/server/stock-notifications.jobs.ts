import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredStockNotifications } from './stock-notifications.ts';

export const stockNotificationRetention = [
  defineRetention('delete-expired-stock-notifications', deleteExpiredStockNotifications),
];

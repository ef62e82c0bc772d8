import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const stockNotificationAudit = defineAuditActions({
  'stock_notifications.sent': { label: { ar: 'أبلغ من ينتظرون منتجًا', en: 'Sent stock notifications for a product' } },
});

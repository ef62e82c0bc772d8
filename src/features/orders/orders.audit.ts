import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const orderAudit = defineAuditActions({
  'order.status_changed': { label: { ar: 'غيّر حالة طلب', en: 'Changed the status of an order' } },
  'order.payment_status_changed': { label: { ar: 'سجّل حالة دفع طلب', en: 'Changed the payment status of an order' } },
  'order.changed': { label: { ar: 'عدّل طلبًا', en: 'Changed an order' } },
  'order.placed_by_phone': { label: { ar: 'سجّل طلبًا لعميل', en: 'Placed an order by phone' } },
  'orders.exported': { label: { ar: 'صدّر الطلبات', en: 'Exported the orders' } },
});

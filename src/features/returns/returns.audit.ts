import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const returnAudit = defineAuditActions({
  'return.created': { label: { ar: 'سجّل إرجاعًا نيابة عن عميل', en: 'Created a return for a customer' } },
  'return.approved': { label: { ar: 'قبل إرجاعًا لطلب', en: 'Approved a return of an order' } },
  'return.refused': { label: { ar: 'رفض إرجاعًا لطلب', en: 'Refused a return of an order' } },
  'return.received': { label: { ar: 'سجّل وصول مرتجعات لطلب', en: 'Recorded the received pieces of a return' } },
  'return.refunded': { label: { ar: 'رد مبلغ مرتجعات لطلب', en: 'Refunded a return of an order' } },
  'return.closed': { label: { ar: 'أغلق إرجاعًا لطلب', en: 'Closed a return of an order' } },
  'return.delivery_refused': { label: { ar: 'سجّل رفض استلام شحنة لطلب', en: 'Recorded a refused delivery' } },
});

import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const adminAudit = defineAuditActions({
  'outgoing_messages.sent': {
    label: { ar: 'أعاد محاولة إرسال الرسائل المنتظرة', en: 'Tried to send the waiting messages' },
  },
  'mail.arrived': {
    label: { ar: 'أكّد وصول رسالة تجريبية', en: 'Confirmed that a test email arrived' },
    subject: 'none',
  },
  'setup.hidden': { label: { ar: 'أخفى خطوات تجهيز المتجر', en: 'Hid the shop setup steps' }, subject: 'none' },
  'setup.shown': {
    label: { ar: 'أظهر خطوات تجهيز المتجر من جديد', en: 'Showed the shop setup steps again' },
    subject: 'none',
  },
});

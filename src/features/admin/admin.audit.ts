import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const adminAudit = defineAuditActions({
  'outgoing_messages.sent': {
    label: { ar: 'أعاد محاولة إرسال الرسائل المنتظرة', en: 'Tried to send the waiting messages' },
  },
  'mail.arrived': {
    label: { ar: 'أكد وصول رسالة تجريبية', en: 'Confirmed that a test email arrived' },
    subject: 'none',
  },
  'setup.hidden': { label: { ar: 'أخفى خطوات تجهيز المتجر', en: 'Hid the setup of the shop' }, subject: 'none' },
  'setup.shown': {
    label: { ar: 'أعاد خطوات تجهيز المتجر', en: 'Showed the setup of the shop again' },
    subject: 'none',
  },
});

import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const adminAudit = defineAuditActions({
  'outgoing_messages.sent': {
    label: { ar: 'أعاد محاولة إرسال الرسائل المنتظرة', en: 'Tried to send the waiting messages' },
  },
});

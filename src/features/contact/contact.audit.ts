import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const contactAudit = defineAuditActions({
  'contact_message.marked_read': { label: { ar: 'وضع علامة «مقروءة» على رسالة', en: 'Marked a message as read' } },
  'contact_message.marked_unread': {
    label: { ar: 'وضع علامة «غير مقروءة» على رسالة', en: 'Marked a message as unread' },
  },
  'contact_message.answered': { label: { ar: 'أجاب عن رسالة', en: 'Replied to a message' } },
});

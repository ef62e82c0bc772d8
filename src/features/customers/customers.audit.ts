import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const customerAudit = defineAuditActions({
  'customer.note_added': { label: { ar: 'كتب ملاحظة عن عميل', en: 'Added a note on a customer' } },
  'customer.note_deleted': { label: { ar: 'حذف ملاحظة عن عميل', en: 'Deleted a note on a customer' } },
  'customer.tagged': { label: { ar: 'وسم عميلًا', en: 'Added a tag to a customer' } },
  'customer.untagged': { label: { ar: 'أزال وسمًا عن عميل', en: 'Removed a tag from a customer' } },
  'customers.exported': { label: { ar: 'صدّر العملاء', en: 'Exported the customers' } },
});

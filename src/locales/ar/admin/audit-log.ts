import type { AuditDetail } from '#core/audit/audit.ts';
import { isolateText } from '#core/i18n/format.ts';

/** Labels of the details. */
const details: Record<AuditDetail, string> = {
  from: 'من',
  to: 'إلى',
  amount: 'المبلغ',
  reason: 'السبب',
  count: 'العدد',
  restocked: 'عاد إلى المخزون',
  writtenOff: 'تالف',
  terms: 'الشروط',
  view: 'المنظر',
  added: 'أُضيف',
  removed: 'حُذف',
};

/** Audit log. */
export const auditLog = {
  title: 'السجل',
  who: 'بواسطة',
  what: 'ماذا',
  when: 'متى',
  everybody: 'كل المديرين',
  everything: 'كل الأفعال',
  former: ({ email }: { email: string }) => `${isolateText(email)} (سابقًا)`,
  details,
};

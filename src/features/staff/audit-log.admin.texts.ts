import { defineTexts } from '#core/i18n/define-texts.ts';

/** Audit log. */
export const auditLog = defineTexts('admin/auditLog', {
  title: { ar: 'السجل', en: 'Log' },
  who: { ar: 'بواسطة', en: 'Who' },
  what: { ar: 'ماذا', en: 'What' },
  when: { ar: 'متى', en: 'When' },
  everybody: { ar: 'كل المديرين', en: 'All admins' },
  everything: { ar: 'كل الأفعال', en: 'All actions' },
  former: { ar: '{email, isolate} (سابقًا)', en: '{email, isolate} (formerly)' },
  details: {
    from: { ar: 'من', en: 'From' },
    to: { ar: 'إلى', en: 'To' },
    amount: { ar: 'المبلغ', en: 'Amount' },
    reason: { ar: 'السبب', en: 'Reason' },
    count: { ar: 'العدد', en: 'Count' },
    restocked: { ar: 'عاد إلى المخزون', en: 'Restocked' },
    writtenOff: { ar: 'تالف', en: 'Written off' },
    terms: { ar: 'الشروط', en: 'Terms' },
    view: { ar: 'المنظر', en: 'View' },
    added: { ar: 'أُضيف', en: 'Added' },
    removed: { ar: 'حُذف', en: 'Removed' },
  },
});

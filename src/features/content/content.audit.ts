import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const pageAudit = defineAuditActions({
  'page.saved': { label: { ar: 'حفظ مسودة صفحة', en: 'Saved a draft of a page' }, subject: 'page' },
  'page.published': { label: { ar: 'نشر صفحة', en: 'Published a page' }, subject: 'page' },
  'page.planned': { label: { ar: 'حدّد موعد نشر صفحة', en: 'Scheduled the publication of a page' }, subject: 'page' },
  'page.plan_cancelled': {
    label: { ar: 'ألغى موعد نشر صفحة', en: 'Cancelled the scheduled publication of a page' },
    subject: 'page',
  },
});

import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const synonymAudit = defineAuditActions({
  'search_group.created': { label: { ar: 'أنشأ مجموعة من كلمات البحث', en: 'Created a group of search words' } },
  'search_group.updated': { label: { ar: 'عدّل مجموعة من كلمات البحث', en: 'Changed a group of search words' } },
  'search_group.deleted': { label: { ar: 'حذف مجموعة من كلمات البحث', en: 'Deleted a group of search words' } },
});

import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const reviewAudit = defineAuditActions({
  'review.hidden': { label: { ar: 'أخفى تقييمًا لمنتج', en: 'Hid a review of a product' } },
  'review.unhidden': { label: { ar: 'أعاد إظهار تقييم لمنتج', en: 'Showed a review of a product again' } },
  'review.answered': { label: { ar: 'أجاب عن تقييم', en: 'Replied to a review' } },
  'review.answer_deleted': { label: { ar: 'حذف الرد على تقييم', en: 'Deleted the reply to a review' } },
});

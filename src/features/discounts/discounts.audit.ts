import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const promoCodeAudit = defineAuditActions({
  'promo_code.created': { label: { ar: 'أنشأ كود خصم', en: 'Created a promo code' } },
  'promo_code.updated': { label: { ar: 'عدّل شروط كود خصم', en: 'Changed the terms of a promo code' } },
  'promo_code.activated': { label: { ar: 'فعّل كود خصم', en: 'Activated a promo code' } },
  'promo_code.deactivated': { label: { ar: 'أوقف كود خصم', en: 'Deactivated a promo code' } },
  'promo_code.deleted': { label: { ar: 'حذف كود خصم', en: 'Deleted a promo code' } },
});

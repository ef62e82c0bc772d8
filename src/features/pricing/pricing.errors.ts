import { waitText } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { detailAmount } from '#core/errors/error-details.ts';

/** Reasons why a promo code does not apply to a cart (specification 5). */
export const promoErrors = defineErrors({
  PROMO_INVALID: {
    status: 422,
    text: { ar: 'كود الخصم غير صحيح أو انتهت صلاحيته', en: 'Promo code is invalid or expired' },
  },
  PROMO_EXPIRED: {
    status: 422,
    text: { ar: 'انتهت صلاحية كود الخصم هذا', en: 'This promo code has expired' },
  },
  PROMO_USED_UP: {
    status: 422,
    text: {
      ar: 'بلغ كود الخصم هذا الحد الأقصى لمرات الاستخدام',
      en: 'This promo code has reached its usage limit',
    },
  },
  PROMO_BELOW_MINIMUM: {
    status: 422,
    details: { minimum: 50_000 },
    text: {
      ar: (details) => {
        const minimum = detailAmount(details, 'minimum', 'ar');
        return minimum === undefined
          ? 'قيمة المشتريات أقل من الحد الأدنى لهذا الكود'
          : `الحد الأدنى لقيمة المشتريات ${minimum}\u00a0ج.م`;
      },
      en: (details) => {
        const minimum = detailAmount(details, 'minimum', 'en');
        return minimum === undefined
          ? 'Your subtotal is below the minimum of this code'
          : `Minimum purchase amount is ${minimum} EGP`;
      },
    },
  },
  PROMO_FIRST_ORDER_ONLY: {
    status: 422,
    text: { ar: 'كود الخصم هذا للطلب الأول فقط', en: 'This promo code is for a first order only' },
  },
  PROMO_NO_DISCOUNT: {
    status: 422,
    text: {
      ar: 'لا يخصم هذا الكود شيئًا من هذه السلة، ولم يُستخدم',
      en: 'This promo code takes nothing off this cart, and was not used',
    },
  },
  PROMO_THROTTLED: { status: 429, details: { seconds: 4 }, text: waitText },
});

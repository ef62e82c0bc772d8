import { general } from '#core/forms/general.texts.ts';
import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

const removed = { ar: 'تمت الإزالة', en: 'Removed' };

export const promoCodeNotices = defineTexts(
  'forms/notices/promo',
  {
    invalid: {
      title: { ar: 'كود غير صحيح', en: 'Invalid Code' },
      body: general.promoInvalid,
    },
    wait: {
      title: { ar: 'يُرجى الانتظار', en: 'Please Wait' },
    },
    failed: {
      title: general.error,
      body: { ar: 'حدث خطأ أثناء التحقق من كود الخصم', en: 'Error verifying promo code' },
    },
    applied: withParameters({
      title: { ar: 'تم تفعيل الكود!', en: 'Code Applied!' },
      body: { ar: 'حصلت على خصم قدره {amount}\u00a0ج.م', en: 'Discount of {amount} EGP applied' },
    }),
    removed: {
      title: removed,
      body: { ar: 'أُزيل كود الخصم من طلبك', en: 'Promo code removed from your order' },
    },
  },
  { place: 'notices' },
);

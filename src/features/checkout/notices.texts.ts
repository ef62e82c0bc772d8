import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const checkoutNotices = defineTexts(
  'forms/notices/checkout',
  {
    login: {
      title: general.loginRequired,
      body: { ar: 'يُرجى تسجيل الدخول لإتمام طلبك', en: 'Please log in to complete your order' },
    },
    failed: {
      title: general.error,
      body: { ar: 'تعذّر تسجيل الطلب. يُرجى المحاولة مرة أخرى.', en: 'Failed to create order. Please try again.' },
    },
    validation: {
      title: general.validationError,
      body: { ar: 'يُرجى مراجعة جميع الحقول والمحاولة مرة أخرى', en: 'Please check all fields and try again' },
    },
    totalChanged: {
      title: { ar: 'تغيّر الإجمالي', en: 'The total has changed' },
    },
    stock: {
      title: { ar: 'نفدت الكمية', en: 'Out of Stock' },
    },
  },
  { place: 'notices' },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

export const checkoutMeta = defineTexts(
  'content/meta/checkout',
  {
    title: { ar: 'إتمام الطلب | {shopName}', en: 'Checkout | {shopName}' },
    description: {
      ar: 'بيانات الشحن وطريقة الدفع وتأكيد الطلب.',
      en: 'Shipping details, payment and placing the order.',
    },
  },
  { place: 'searchEngines' },
);

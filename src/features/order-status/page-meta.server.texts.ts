import { defineTexts } from '#core/i18n/define-texts.ts';

export const orderStatusMeta = defineTexts(
  'content/meta/confirmation',
  {
    title: { ar: 'تأكيد الطلب | {shopName}', en: 'Order Confirmation | {shopName}' },
    description: { ar: 'رقم طلبك وموعد تسليمه وتفاصيله.', en: 'Your order number, delivery date and details.' },
  },
  { place: 'searchEngines' },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

/** Parcels of an order, for its customer and on its mails. */
export const parcels = defineTexts(
  'checkout/parcels',
  {
    title: { ar: 'الشحن', en: 'Shipping' },
    /** Of an order with several parcels. */
    name: { ar: 'الشحنة {number}', en: 'Parcel {number}' },
    by: { ar: 'مع {courier, isolate}', en: 'With {courier, isolate}' },
    trackingNumber: { ar: 'رقم التتبع', en: 'Tracking number' },
    follow: { ar: 'تتبّع الشحنة', en: 'Follow the parcel' },
    cash: { ar: 'جهّز {amount} للمندوب عند التسليم.', en: 'Have {amount} ready for the courier.' },
    state: {
      packed: { ar: 'مجهّزة في المتجر', en: 'Packed in the shop' },
      handed_over: { ar: 'خرجت مع شركة الشحن', en: 'Left with the courier' },
      delivered: { ar: 'وصلت إليك', en: 'Delivered' },
      returned: { ar: 'عادت إلى المتجر', en: 'Came back to the shop' },
      lost: { ar: 'فُقدت في الطريق، وسنتواصل معك', en: 'Lost on the way; we will contact you' },
      withdrawn: { ar: 'أُلغيت', en: 'Withdrawn' },
    },
  },
  { place: 'confirmation' },
);

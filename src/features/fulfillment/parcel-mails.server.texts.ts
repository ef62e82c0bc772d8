import { defineTexts } from '#core/i18n/define-texts.ts';

/** A parcel of an order, to its customer. */
export const parcelMailTexts = defineTexts(
  'content/mail/parcel',
  {
    title: { ar: 'الشحنة', en: 'Your parcel' },
    subject: {
      ar: 'شحنة من طلبك {orderNumber, isolate} في الطريق إليك',
      en: 'A parcel of your order {orderNumber, isolate} is on its way',
    },
    text: {
      ar: 'خرجت هذه الشحنة من المتجر، ويمكنك تتبّعها برقمها.',
      en: 'This parcel has left the shop, and you can follow it by its number.',
    },
    button: { ar: 'تتبّع الشحنة {trackingNumber, isolate}', en: 'Follow parcel {trackingNumber, isolate}' },
  },
  { place: 'mails' },
);

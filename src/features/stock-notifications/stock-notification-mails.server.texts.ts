import { defineTexts } from '#core/i18n/define-texts.ts';

export const backInStockMailTexts = defineTexts(
  'content/mail/backInStock',
  {
    subject: { ar: 'عاد إلى المتجر: {product}', en: '{product} is back in stock' },
    preheader: { ar: 'طلبت أن نخبرك عند توافره.', en: 'You asked us to tell you.' },
    body: {
      ar: [
        'يسعدنا إخبارك بأن هذا المنتج متوفر من جديد: {product}. السعر: {price}.',
        'الكمية محدودة، وهذه الرسالة لا تحجز لك قطعة.',
      ],
      en: [
        'Good news: {product} is available again at {price}.',
        'Stock is limited, and this message does not reserve a piece for you.',
      ],
    },
    button: { ar: 'عرض المنتج', en: 'View the product' },
    why: {
      ar: 'وصلتك هذه الرسالة لأنك طلبت إشعارًا بتوافر هذا المنتج، ولن نكررها.',
      en: 'You get this one message because you asked to be notified about this product.',
    },
  },
  { place: 'mails', readOnly: { why: 'legal' } },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

export const contactMeta = defineTexts(
  'content/meta/contact',
  {
    title: { ar: 'تواصل معنا | {shopName}', en: 'Contact | {shopName}' },
    description: {
      ar: 'سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال {replyHours, hours}.',
      en: 'A question about a piece, an order or a gift? Write to us and we will reply within {replyHours, hours}.',
    },
  },
  { place: 'searchEngines' },
);

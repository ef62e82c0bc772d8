import { defineTexts } from '#core/i18n/define-texts.ts';

export const lowStockMailTexts = defineTexts(
  'content/mail/lowStock',
  {
    subject: {
      ar: '{count, plural, one {منتج واحد يوشك على النفاد} two {منتجان يوشكان على النفاد} few {# منتجات توشك على النفاد} many {# منتجًا يوشك على النفاد} other {# منتج يوشك على النفاد}}',
      en: '{count, plural, one {One product is running out} other {# products are running out}}',
    },
    text: { ar: 'منذ آخر رسالة قلّ مخزون ما يلي:', en: 'Since the last mail the stock of these has become low:' },
    title: { ar: 'ما بقي', en: 'What is left' },
    left: {
      ar: '{count, plural, =0 {نفد} one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
      en: '{count, plural, =0 {Sold out} one {# piece} other {# pieces}}',
    },
    more: {
      ar: '{count, plural, one {ومنتج آخر تجده في لوحة الإدارة.} two {ومنتجان آخران تجدهما في لوحة الإدارة.} few {و# منتجات أخرى تجدها في لوحة الإدارة.} many {و# منتجًا آخر تجدها في لوحة الإدارة.} other {و# منتج آخر تجدها في لوحة الإدارة.}}',
      en: '{count, plural, one {And one more, which the admin area lists.} other {And # more, which the admin area lists.}}',
    },
    button: { ar: 'فتح المنتجات', en: 'Open the products' },
  },
  { place: 'mails' },
);

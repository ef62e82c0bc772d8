import { defineTexts } from '#core/i18n/define-texts.ts';

export const adminMeta = defineTexts(
  'content/meta/admin',
  {
    description: {
      ar: 'الرسائل والطلبات وأكواد الخصم وإشعارات التوفّر.',
      en: 'Messages, orders, promo codes and stock notifications.',
    },
  },
  { place: 'searchEngines' },
);

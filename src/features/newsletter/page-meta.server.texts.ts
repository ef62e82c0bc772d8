import { defineTexts } from '#core/i18n/define-texts.ts';

export const confirmNewsletterMeta = defineTexts(
  'content/meta/confirmNewsletter',
  {
    title: { ar: 'تأكيد الاشتراك | {shopName}', en: 'Confirm your subscription | {shopName}' },
    description: { ar: 'الاشتراك في نشرة {shopName} البريدية.', en: 'Subscribe to the {shopName} newsletter.' },
  },
  { place: 'searchEngines' },
);

export const unsubscribeMeta = defineTexts(
  'content/meta/unsubscribe',
  {
    title: { ar: 'إلغاء الاشتراك | {shopName}', en: 'Unsubscribe | {shopName}' },
    description: {
      ar: 'الخروج من قائمة رسائل {shopName}.',
      en: 'Leave a list of the letters that {shopName} sends.',
    },
  },
  { place: 'searchEngines' },
);

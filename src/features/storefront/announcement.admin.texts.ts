import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of the announcement bar in the admin area. */
export const announcementSettingTexts = defineTexts('admin/settings', {
  sections: {
    announcement: {
      title: { ar: 'شريط الإعلان', en: 'Announcement bar' },
      text: { ar: 'رسالة فوق رأس كل صفحة', en: 'A message above the header of every page' },
    },
  },
  fields: {
    announcementIsShown: { ar: 'اعرض شريط الإعلان', en: 'Show the announcement bar' },
    announcementText: { ar: 'نص الإعلان', en: 'Announcement' },
    link: { ar: 'رابط داخل المتجر', en: 'Link within the shop' },
  },
  hints: {
    link: {
      ar: 'مسار يبدأ بشرطة مائلة، مثل: \u2068/products\u2069. الفارغ يعني نصًا بلا رابط.',
      en: 'A path that begins with a slash, such as /products. Leave empty for text without a link.',
    },
    announcementText: {
      ar: 'يلزم باللغتين ما دام الشريط معروضًا.',
      en: 'Required in both languages while the bar is shown.',
    },
  },
});

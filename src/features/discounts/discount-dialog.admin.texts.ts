import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of the first-order dialog in the admin area. */
export const discountDialogSettingTexts = defineTexts('admin/settings', {
  sections: {
    discountDialog: {
      title: { ar: 'نافذة الطلب الأول', en: 'First-order dialog' },
      text: { ar: 'عرض الخصم على الزوار الجدد', en: 'The offer to new visitors' },
    },
  },
  fields: {
    dialogIsShown: {
      ar: 'اعرض النافذة على الزوار غير المسجلين',
      en: 'Show the dialog to visitors who are not signed in',
    },
    delaySeconds: { ar: 'تظهر بعد (ثوانٍ)', en: 'Delay in seconds' },
  },
  hints: {
    delaySeconds: { ar: 'الصفر يعني فور فتح الصفحة.', en: '0 means at once.' },
  },
});

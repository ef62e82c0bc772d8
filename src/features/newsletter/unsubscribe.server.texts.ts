import { defineTexts } from '#core/i18n/define-texts.ts';

/** The page of the unsubscribe link in mails. */
export const unsubscribe = defineTexts(
  'content/unsubscribe',
  {
    title: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' },
    text: {
      ar: 'اضغط على الزر، ولن نرسل إليك رسائل من هذا النوع بعد ذلك.',
      en: 'Press the button and we will send you no more letters of this kind.',
    },
    button: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' },
    busy: { ar: 'جارٍ الإلغاء...', en: 'One moment...' },
    failed: { ar: 'تعذّر إلغاء الاشتراك', en: 'You are not unsubscribed yet' },
    done: {
      title: { ar: 'تم إلغاء اشتراكك', en: 'You are unsubscribed' },
      text: {
        ar: 'لن تصلك هذه الرسائل بعد الآن، ويمكنك الاشتراك من جديد متى شئت.',
        en: 'These letters will not reach you any more. You may subscribe again at any time.',
      },
    },
    visit: { ar: 'زيارة المتجر', en: 'Visit the shop' },
  },
  { place: 'mails', readOnly: 'legal' },
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

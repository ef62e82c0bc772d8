import { general } from '#core/forms/general.texts.ts';
import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

export const orderStatusNotices = defineTexts(
  'forms/notices/order',
  {
    notFound: {
      title: general.orderNotFound,
    },
    lookupFailed: withParameters({
      title: { ar: 'تعذّر عرض الطلب', en: 'The order could not be shown' },
      body: {
        ar: 'طلبك مسجّل برقم {number, isolate}. تجده في حسابك.',
        en: 'Your order is saved under {number, isolate}. You will find it in your account.',
      },
    }),
  },
  { place: 'notices' },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

/** The first-order discount dialog for visitors who are not signed in (specification 2). */
export const discountDialog = defineTexts(
  'discountDialog',
  {
    title: { ar: 'احصل على خصم {welcomePercent} على طلبك الأول!', en: 'Get {welcomePercent} Off Your First Order!' },
    text: {
      ar: 'أنشئ حسابًا واحصل على كود حصري بخصم {welcomePercent} على كامل قيمة مشترياتك.',
      en: 'Sign up and get an exclusive promo code for {welcomePercent} off your entire purchase.',
    },
    accept: { ar: 'سجّل واحصل على الخصم', en: 'Sign Up & Get Discount' },
    later: { ar: 'ربما لاحقًا', en: 'Maybe Later' },
  },
  { place: 'discountDialog' },
);

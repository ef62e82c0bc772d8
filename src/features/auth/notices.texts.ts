import { general } from '#core/forms/general.texts.ts';
import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

export const authNotices = defineTexts(
  'forms/notices/auth',
  {
    error: {
      title: general.error,
    },
    signedUp: withParameters({
      title: { ar: 'أهلًا بك!', en: 'Welcome!' },
      body: {
        ar: 'حسابك جاهز. استخدم كود الترحيب {code, isolate} لخصم {welcomePercent} على طلبك الأول.',
        en: 'Your account is ready. Use your welcome promo code {code, isolate} for {welcomePercent} off your first order.',
      },
    }),
    /** Used when the welcome code is not loaded or does not exist. */
    signedUpCodeLater: {
      title: { ar: 'أهلًا بك!', en: 'Welcome!' },
      body: {
        ar: '{hasWelcomeCode, select, true {حسابك جاهز. تجد فيه كود الترحيب لخصم {welcomePercent} على طلبك الأول.} other {حسابك جاهز.}}',
        en: '{hasWelcomeCode, select, true {Your account is ready. In it you will find your welcome promo code for {welcomePercent} off your first order.} other {Your account is ready.}}',
      },
    },
    signedIn: {
      title: { ar: 'أهلًا بعودتك!', en: 'Welcome back!' },
      body: { ar: 'تم تسجيل دخولك', en: 'You are signed in' },
    },
    loggedOut: {
      title: { ar: 'تم تسجيل الخروج', en: 'Logged Out' },
      body: { ar: 'نراك قريبًا', en: 'See you soon' },
    },
  },
  { place: 'notices' },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

/** Texts that several messages share. */
export const general = defineTexts(
  'forms/general',
  {
    error: { ar: 'خطأ', en: 'Error' },
    loginRequired: { ar: 'يلزم تسجيل الدخول', en: 'Login Required' },
    validationError: { ar: 'خطأ في البيانات', en: 'Validation Error' },
    checkInput: { ar: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى', en: 'Please check your input and try again' },
    somethingWrong: { ar: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
    tooMany: { ar: 'محاولات كثيرة. يُرجى المحاولة لاحقًا.', en: 'Too many attempts. Please try again later.' },
    promoInvalid: { ar: 'كود الخصم غير صحيح أو انتهت صلاحيته', en: 'Promo code is invalid or expired' },
    orderNotFound: { ar: 'الطلب غير موجود', en: 'Order not found' },
    signInFirst: { ar: 'يُرجى تسجيل الدخول أولًا', en: 'Please log in first' },
    /** Waiting time in whole minutes. */
    waitMinutes: {
      ar: '{count, plural, one {يُرجى الانتظار دقيقة واحدة قبل المحاولة مرة أخرى} two {يُرجى الانتظار دقيقتين قبل المحاولة مرة أخرى} few {يُرجى الانتظار # دقائق قبل المحاولة مرة أخرى} other {يُرجى الانتظار # دقيقة قبل المحاولة مرة أخرى}}',
      en: '{count, plural, one {Please wait # minute before trying again} other {Please wait # minutes before trying again}}',
    },
    /** Waiting time in whole seconds. */
    wait: {
      ar: '{count, plural, one {يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى} two {يُرجى الانتظار ثانيتين قبل المحاولة مرة أخرى} few {يُرجى الانتظار # ثوانٍ قبل المحاولة مرة أخرى} other {يُرجى الانتظار # ثانية قبل المحاولة مرة أخرى}}',
      en: '{count, plural, one {Please wait # second before trying again} other {Please wait # seconds before trying again}}',
    },
  },
  { place: 'forms' },
);

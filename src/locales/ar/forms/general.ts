import { plural } from '#core/i18n/plural.ts';

/** Texts that several messages share. */
export const general = {
  error: 'خطأ',
  loginRequired: 'يلزم تسجيل الدخول',
  validationError: 'خطأ في البيانات',
  checkInput: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
  somethingWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  tooMany: 'محاولات كثيرة. يُرجى المحاولة لاحقًا.',
  promoInvalid: 'كود الخصم غير صحيح أو انتهت صلاحيته',
  orderNotFound: 'الطلب غير موجود',
  signInFirst: 'يُرجى تسجيل الدخول أولًا',
  /** How long to wait, in whole minutes. */
  waitMinutes: plural('ar', {
    one: 'يُرجى الانتظار دقيقة واحدة قبل المحاولة مرة أخرى',
    two: 'يُرجى الانتظار دقيقتين قبل المحاولة مرة أخرى',
    few: 'يُرجى الانتظار {count} دقائق قبل المحاولة مرة أخرى',
    other: 'يُرجى الانتظار {count} دقيقة قبل المحاولة مرة أخرى',
  }),
  /** How long to wait, in whole seconds. */
  wait: plural('ar', {
    one: 'يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى',
    two: 'يُرجى الانتظار ثانيتين قبل المحاولة مرة أخرى',
    few: 'يُرجى الانتظار {count} ثوانٍ قبل المحاولة مرة أخرى',
    other: 'يُرجى الانتظار {count} ثانية قبل المحاولة مرة أخرى',
  }),
};

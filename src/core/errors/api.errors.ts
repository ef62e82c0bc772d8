import { formatWait } from '#core/i18n/format-wait.ts';
import { plural } from '#core/i18n/plural.ts';
import { defineErrors, type ErrorDetails } from './define-errors.ts';
import { detailSeconds } from './error-details.ts';

const arabicWait = {
  waitMinutes: plural('ar', {
    one: 'يُرجى الانتظار دقيقة واحدة قبل المحاولة مرة أخرى',
    two: 'يُرجى الانتظار دقيقتين قبل المحاولة مرة أخرى',
    few: 'يُرجى الانتظار {count} دقائق قبل المحاولة مرة أخرى',
    other: 'يُرجى الانتظار {count} دقيقة قبل المحاولة مرة أخرى',
  }),
  wait: plural('ar', {
    one: 'يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى',
    two: 'يُرجى الانتظار ثانيتين قبل المحاولة مرة أخرى',
    few: 'يُرجى الانتظار {count} ثوانٍ قبل المحاولة مرة أخرى',
    other: 'يُرجى الانتظار {count} ثانية قبل المحاولة مرة أخرى',
  }),
};
const englishWait = {
  waitMinutes: plural('en', {
    one: 'Please wait {count} minute before trying again',
    other: 'Please wait {count} minutes before trying again',
  }),
  wait: plural('en', {
    one: 'Please wait {count} second before trying again',
    other: 'Please wait {count} seconds before trying again',
  }),
};

/** Text of errors that can be retried after `seconds`. */
export const waitText = {
  ar: (details: ErrorDetails): string => {
    const seconds = detailSeconds(details);
    return seconds === undefined ? 'محاولات كثيرة. يُرجى المحاولة لاحقًا.' : formatWait(seconds, arabicWait);
  },
  en: (details: ErrorDetails): string => {
    const seconds = detailSeconds(details);
    return seconds === undefined ? 'Too many attempts. Please try again later.' : formatWait(seconds, englishWait);
  },
};

/** Errors that endpoints of every feature may return. */
export const apiErrors = defineErrors({
  VALIDATION_FAILED: {
    status: 400,
    text: { ar: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى', en: 'Please check your input and try again' },
  },
  BROKEN_JSON: {
    status: 400,
    text: {
      ar: 'تعذّرت قراءة ما أُرسل. أعد تحميل الصفحة وحاول مرة أخرى.',
      en: 'What was sent could not be read. Reload the page and try again.',
    },
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: {
      ar: 'ما أرسلته أطول من المسموح. اختصره وحاول مرة أخرى.',
      en: 'What you sent is longer than allowed. Shorten it and try again.',
    },
  },
  ENDPOINT_NOT_FOUND: {
    isReturned: false,
    status: 404,
    text: { ar: 'هذا العنوان غير موجود.', en: 'This address does not exist.' },
  },
  SIGN_IN_REQUIRED: { status: 401, text: { ar: 'يُرجى تسجيل الدخول أولًا', en: 'Please log in first' } },
  ADMIN_REQUIRED: {
    status: 403,
    text: {
      ar: 'ليست لديك صلاحية الدخول إلى لوحة الإدارة.',
      en: 'You do not have permission to access the admin panel.',
    },
  },
  PERMISSION_REQUIRED: {
    status: 403,
    overrideKey: 'RIGHT_REQUIRED',
    text: {
      ar: 'لا يسمح دورك في الفريق بذلك. اطلبه من مالك المتجر.',
      en: 'Your role in the team does not allow this. Ask an owner of the shop.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: {
      ar: ({ isMissing }) =>
        isMissing === true
          ? 'يطلب المتجر من فريقه خطوة ثانية للدخول. فعّلها في صفحة حسابك ثم حاول مرة أخرى.'
          : 'لحسابك خطوة ثانية للدخول. أكملها برمز التحقق ثم حاول مرة أخرى.',
      en: ({ isMissing }) =>
        isMissing === true
          ? 'The shop asks its team for a second step. Turn it on on your account page, then try again.'
          : 'Your account has a second step. Complete it with your code, then try again.',
    },
  },
  TOO_MANY_REQUESTS: { status: 429, text: waitText },
  RESOURCE_NOT_FOUND: {
    status: 404,
    text: { ar: 'هذا غير موجود، أو حذفه غيرك.', en: 'This does not exist, or somebody else has removed it.' },
  },
  LIMIT_REACHED: {
    status: 409,
    text: { ar: 'بلغ العدد حدّه، فلا يمكن إضافة المزيد هنا.', en: 'No more can be added here.' },
  },
  UNAVAILABLE: {
    status: 503,
    details: { seconds: 5 },
    text: {
      ar: 'المتجر غير متوفر الآن. حاول مرة أخرى بعد قليل.',
      en: 'The shop is not available right now. Please try again in a moment.',
    },
  },
  UNEXPECTED: {
    status: 500,
    text: { ar: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
  },
});

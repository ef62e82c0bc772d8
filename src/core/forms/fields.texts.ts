import { defineTexts } from '#core/i18n/define-texts.ts';

/** Labels of form fields, and texts shared by all forms. */
export const fields = defineTexts(
  'common/fields',
  {
    name: { ar: 'الاسم', en: 'Name' },
    fullName: { ar: 'الاسم الكامل', en: 'Full Name' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    phone: { ar: 'رقم الهاتف', en: 'Phone' },
    phoneHint: {
      ar: 'اكتب رقمًا صحيحًا، مثل \u2068+201012345678\u2069',
      en: 'Enter a valid number, like \u2068+201012345678\u2069',
    },
    dob: { ar: 'تاريخ الميلاد', en: 'Date of Birth' },
    password: { ar: 'كلمة المرور', en: 'Password' },
    address: { ar: 'العنوان', en: 'Address' },
    city: { ar: 'المدينة', en: 'City' },
    postalCode: { ar: 'الرمز البريدي', en: 'Postal Code' },
    optional: { ar: '(اختياري)', en: '(optional)' },
    allRequired: { ar: 'جميع الحقول مطلوبة.', en: 'All fields are required.' },
    wait: { ar: 'يُرجى الانتظار...', en: 'Please wait...' },
    sending: { ar: 'جارٍ الإرسال...', en: 'Submitting...' },
    cancel: { ar: 'إلغاء', en: 'Cancel' },
    close: { ar: 'إغلاق', en: 'Close' },
    undo: { ar: 'تراجع', en: 'Undo' },
    tryAgain: { ar: 'حاول مرة أخرى', en: 'Try again' },
  },
  { place: 'everyPage' },
);

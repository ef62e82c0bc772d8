import { isolateText } from '#core/i18n/format.ts';

/** Labels of form fields, and texts shared by all forms. */
export const fields = {
  name: 'الاسم',
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  phoneHint: `اكتب رقمًا صحيحًا، مثل ${isolateText('+201012345678')}`,
  dob: 'تاريخ الميلاد',
  password: 'كلمة المرور',
  address: 'العنوان',
  city: 'المدينة',
  postalCode: 'الرمز البريدي',
  optional: '(اختياري)',
  allRequired: 'جميع الحقول مطلوبة.',
  wait: 'يُرجى الانتظار...',
  sending: 'جارٍ الإرسال...',
  cancel: 'إلغاء',
  close: 'إغلاق',
  undo: 'تراجع',
  tryAgain: 'حاول مرة أخرى',
};

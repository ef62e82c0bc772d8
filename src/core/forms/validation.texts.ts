import { general } from '#core/forms/general.texts.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_WHOLE_NUMBER,
  NAME_LENGTH,
  REASON_LENGTH,
} from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

const nameMin = {
  ar: 'يجب ألا يقل الاسم عن {nameMin, plural, two {حرفين} other {# أحرف}}',
  en: 'Name must be at least {nameMin} characters',
};
const nameMax = { ar: 'يجب ألا يزيد الاسم على {nameMax} حرف', en: 'Name must be less than {nameMax} characters' };
const emailInvalid = { ar: 'عنوان البريد الإلكتروني غير صحيح', en: 'Invalid email address' };
const emailMax = {
  ar: 'يجب ألا يزيد البريد الإلكتروني على {emailMax} حرفًا',
  en: 'Email must be less than {emailMax} characters',
};
const phoneMax = {
  ar: 'يجب ألا يزيد رقم الهاتف على {phoneMax} خانة',
  en: 'Phone number must be less than {phoneMax} characters',
};

/** Error messages of form fields (specification 5). */
export const validation = defineTexts(
  'forms/validation',
  {
    required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
    generic: general.checkInput,
    'name.min': nameMin,
    'name.max': nameMax,
    'name.letters': { ar: 'لا يُسمح في الاسم إلا بالحروف والمسافات', en: 'Name can only contain letters and spaces' },
    'email.invalid': emailInvalid,
    'email.max': emailMax,
    'phone.format': { ar: 'صيغة رقم الهاتف غير صحيحة', en: 'Invalid phone number format' },
    'phone.max': phoneMax,
    'phone.unclear': {
      ar: 'اكتب رقم الموبايل كاملًا هكذا: \u2068010 1234 5678\u2069، أو مع كود الدولة: \u2068+20 10 1234 5678\u2069',
      en: 'Write the whole mobile number like 010 1234 5678, or with its country code like +20 10 1234 5678',
    },
    'reason.min': { ar: 'اكتب {reasonMin} أحرف على الأقل', en: 'Write at least {reasonMin} characters' },
    'reason.max': { ar: 'اكتب {reasonMax} حرف على الأكثر', en: 'Write at most {reasonMax} characters' },
    'price.typed': {
      ar: 'اكتب مبلغًا بالجنيه، مثل ٤٥٠ أو ١٬٢٥٠٫٥٠',
      en: 'Enter an amount in pounds, such as 450 or 1,250.50',
    },
    'price.sale': { ar: 'يجب أن يقل سعر التخفيض عن السعر', en: 'The sale price must be lower than the price' },
    'moment.typed': { ar: 'اكتب اليوم والساعة معًا', en: 'Enter both a day and a time' },
    'moment.past': { ar: 'هذا الموعد قد مضى. اختر موعدًا قادمًا', en: 'This moment has passed. Choose a later one' },
    'number.whole': {
      ar: 'اكتب عددًا صحيحًا من ٠ إلى {wholeNumberMax, number}',
      en: 'Enter a whole number from 0 to {wholeNumberMax, number}',
    },
    'text.max': { ar: 'هذا النص أطول من المسموح', en: 'This text is too long' },
  },
  {
    place: 'forms',
    values: {
      nameMin: NAME_LENGTH.min,
      nameMax: NAME_LENGTH.max,
      emailMax: MAX_EMAIL_LENGTH,
      phoneMax: MAX_PHONE_LENGTH,
      reasonMin: REASON_LENGTH.min,
      reasonMax: REASON_LENGTH.max,
      wholeNumberMax: MAX_WHOLE_NUMBER,
    },
  },
);

import { MAX_PASSWORD_BYTES, MIN_AGE, MIN_PASSWORD_LENGTH } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const authValidation = defineTexts(
  'forms/validation',
  {
    'dob.format': { ar: 'صيغة التاريخ غير صحيحة', en: 'Invalid date format' },
    'dob.min': { ar: 'يجب ألا يقل عمرك عن {minAge} عامًا', en: 'You must be at least {minAge} years old' },
    'dob.max': { ar: 'يُرجى مراجعة تاريخ الميلاد', en: 'Please check your date of birth' },
    'password.min': {
      ar: 'يجب ألا تقل كلمة المرور عن {passwordMin} أحرف',
      en: 'Password must be at least {passwordMin} characters',
    },
    'password.bytes': {
      ar: 'كلمة المرور طويلة: يُحسب كل حرف عربي بحرفين، والحد الأقصى {passwordMax}',
      en: 'Password is too long: each Arabic letter counts as two characters, and the limit is {passwordMax}',
    },
    'password.max': {
      ar: 'يجب ألا تزيد كلمة المرور على {passwordMax} حرفًا',
      en: 'Password must be less than {passwordMax} characters',
    },
    'password.upper': {
      ar: 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا كبيرًا واحدًا على الأقل',
      en: 'Password must contain at least one uppercase letter',
    },
    'password.lower': {
      ar: 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا صغيرًا واحدًا على الأقل',
      en: 'Password must contain at least one lowercase letter',
    },
    'password.number': {
      ar: 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
      en: 'Password must contain at least one number',
    },
    'password.required': { ar: 'كلمة المرور مطلوبة', en: 'Password is required' },
    'code.digits': { ar: 'اكتب الرمز كاملًا بالأرقام', en: 'Enter the whole code, in digits' },
  },
  { values: { minAge: MIN_AGE, passwordMin: MIN_PASSWORD_LENGTH, passwordMax: MAX_PASSWORD_BYTES } },
);

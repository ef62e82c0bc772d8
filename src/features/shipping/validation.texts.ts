import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PHONE_LENGTH,
  NAME_LENGTH,
  POSTAL_CODE_LENGTH,
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
export const shippingValidation = defineTexts(
  'forms/validation',
  {
    'shipping.fullName': nameMin,
    'shipping.fullNameMax': nameMax,
    'shipping.email': emailInvalid,
    'shipping.emailMax': emailMax,
    'shipping.phone': { ar: 'رقم الهاتف غير صحيح', en: 'Invalid phone number' },
    'shipping.phoneMax': phoneMax,
    'shipping.address': {
      ar: 'يجب ألا يقل العنوان عن {addressMin} أحرف',
      en: 'Address must be at least {addressMin} characters',
    },
    'shipping.addressMax': {
      ar: 'يجب ألا يزيد العنوان على {addressMax} حرف',
      en: 'Address must be less than {addressMax} characters',
    },
    'shipping.city': { ar: 'المدينة مطلوبة', en: 'City is required' },
    'shipping.cityMax': {
      ar: 'يجب ألا يزيد اسم المدينة على {cityMax} حرف',
      en: 'City must be less than {cityMax} characters',
    },
    'shipping.postalCode': { ar: 'الرمز البريدي مطلوب', en: 'Postal code is required' },
    'shipping.postalCodeMax': {
      ar: 'يجب ألا يزيد الرمز البريدي على {postalCodeMax} خانة',
      en: 'Postal code must be less than {postalCodeMax} characters',
    },
    'shipping.governorate': {
      ar: 'اختر المحافظة، فتكلفة الشحن تختلف باختلافها',
      en: 'Choose the governorate, because the cost of shipping depends on it',
    },
  },
  {
    values: {
      nameMin: NAME_LENGTH.min,
      nameMax: NAME_LENGTH.max,
      emailMax: MAX_EMAIL_LENGTH,
      phoneMax: MAX_PHONE_LENGTH,
      addressMin: ADDRESS_LENGTH.min,
      addressMax: ADDRESS_LENGTH.max,
      cityMax: CITY_LENGTH.max,
      postalCodeMax: POSTAL_CODE_LENGTH.max,
    },
  },
);

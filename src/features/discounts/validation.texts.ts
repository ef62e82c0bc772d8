import { MAX_PERCENT, MAX_POUNDS, MAX_USES } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const discountsValidation = defineTexts(
  'forms/validation',
  {
    'promo.empty': { ar: 'أدخل كود الخصم', en: 'Enter a promo code' },
    'promo.tooLong': { ar: 'كود الخصم طويل جدًا', en: 'Promo code is too long' },
    'promo.characters': { ar: 'يحتوي كود الخصم على رموز غير مسموح بها', en: 'Promo code contains invalid characters' },
    'promo.percent': {
      ar: 'اكتب عددًا صحيحًا من ١ إلى {percent}، بلا كسور',
      en: 'Enter a whole number from 1 to {percent}, without fractions',
    },
    'promo.amount': {
      ar: 'اكتب مبلغًا بالجنيه لا يزيد على {pounds, number}',
      en: 'Enter an amount in pounds of at most {pounds, number}',
    },
    'promo.uses': {
      ar: 'اكتب عددًا صحيحًا من ١ إلى {uses, number}',
      en: 'Enter a whole number from 1 to {uses, number}',
    },
  },
  { values: { pounds: MAX_POUNDS, percent: MAX_PERCENT, uses: MAX_USES } },
);

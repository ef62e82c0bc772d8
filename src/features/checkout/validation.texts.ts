import { MAX_GIFT_MESSAGE } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const checkoutValidation = defineTexts(
  'forms/validation',
  {
    'gift.messageMax': {
      ar: 'يجب ألا تزيد رسالة الهدية على {giftMessageMax} حرف',
      en: 'Gift message must be less than {giftMessageMax} characters',
    },
  },
  { values: { giftMessageMax: MAX_GIFT_MESSAGE } },
);

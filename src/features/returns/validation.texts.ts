import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const returnsValidation = defineTexts(
  'forms/validation',
  {
    'return.wordsMax': {
      ar: 'يجب ألا يزيد النص على {returnWordsMax} حرف',
      en: 'The text must be at most {returnWordsMax} characters',
    },
  },
  { values: { returnWordsMax: MAX_RETURN_COMMENT } },
);

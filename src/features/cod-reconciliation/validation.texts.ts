import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const codReconciliationValidation = defineTexts(
  'forms/validation',
  {
    'settlement.reference': {
      ar: 'اختر عمود رقم التتبع أو عمود رقم الطلب أو كليهما',
      en: 'Choose the column of tracking numbers, that of order numbers, or both',
    },
  },
  { excluded: ['settlement'] },
);

import { BANK_REFERENCE_LENGTH } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const paymentsValidation = defineTexts(
  'forms/validation',
  {
    'payment.unavailable': {
      ar: 'طريقة الدفع هذه غير متوفرة الآن. اختر طريقة أخرى',
      en: 'This payment method is not available now. Choose another one',
    },
    'payment.cashOnDelivery': {
      ar: 'لا يتوفر الدفع نقدًا عند الاستلام في هذه المحافظة. اختر طريقة دفع أخرى',
      en: 'Cash on delivery is not available in this governorate. Choose another payment method',
    },
    'transfer.bankReference': {
      ar: 'اكتب رقم العملية كما هو في الإيصال: من {bankReferenceMin} إلى {bankReferenceMax} حرفًا أو رقمًا',
      en: 'Enter the number as on the receipt: {bankReferenceMin} to {bankReferenceMax} letters or digits',
    },
  },
  { values: { bankReferenceMin: BANK_REFERENCE_LENGTH.min, bankReferenceMax: BANK_REFERENCE_LENGTH.max } },
);

import { MAX_BARCODE_LENGTH, MAX_FEATURES } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const productsValidation = defineTexts(
  'forms/validation',
  {
    'sale.price': {
      ar: 'اكتب سعر التخفيض، أو امسح موعديه',
      en: 'Enter the sale price, or clear the dates of the sale',
    },
    'sale.end': { ar: 'يجب أن ينتهي التخفيض بعد بدايته', en: 'The sale must end after it begins' },
    'sale.past': { ar: 'هذا الموعد قد مضى', en: 'This end is in the past' },
    'sale.badge': { ar: 'شارة «تخفيض» تحتاج إلى سعر تخفيض', en: 'The SALE badge needs a sale price' },
    'barcode.typed': {
      ar: 'اكتب الباركود كما هو مطبوع: حروف لاتينية وأرقام، {barcodeMax, number} على الأكثر',
      en: 'Enter the barcode as it is printed: letters and digits, {barcodeMax, number} at most',
    },
    'barcode.shortened': {
      ar: 'اختصر برنامج الجداول هذا الباركود، مثل \u20686.22E+12\u2069، فضاعت أرقامه الأخيرة. اجعل العمود نصًا واكتب الباركود كاملًا',
      en: 'A spreadsheet has shortened this barcode, as in 6.22E+12, so its last digits are lost. Format the column as text and enter all digits',
    },
    'features.many': { ar: 'لا تزد على {features} سطرًا', en: 'Write {features} lines at most' },
    'features.uneven': { ar: 'اكتب العدد نفسه من المزايا باللغتين', en: 'Write as many features in both languages' },
  },
  { values: { barcodeMax: MAX_BARCODE_LENGTH, features: MAX_FEATURES } },
);

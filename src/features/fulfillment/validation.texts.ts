import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const fulfillmentValidation = defineTexts(
  'forms/validation',
  {
    'shipment.trackingNumber': {
      ar: 'رقم التتبع حروف لاتينية وأرقام، وقد تفصلها نقاط أو شرطات',
      en: 'A tracking number consists of Latin letters and digits, perhaps with dots and dashes between them',
    },
    'shipment.cash': {
      ar: 'اكتب المبلغ بالجنيه، مثل ٤٥٠ أو ١٬٢٥٠٫٥٠',
      en: 'Enter the amount in pounds, such as 450 or 1,250.50',
    },
    'courier.trackingUrl': {
      ar: 'عنوان كامل يبدأ بـ https، وفيه بعد اسم الموقع موضع رقم التتبع كما هو مكتوب تحت الحقل',
      en: 'A full address that begins with https and has, after the name of the site, the place of the tracking number as written under the field',
    },
    'courier.columns': { ar: 'اختر عمودًا واحدًا على الأقل', en: 'Choose at least one column' },
  },
  { excluded: ['shipment', 'courier'] },
);

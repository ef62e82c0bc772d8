import { defineTexts } from '#core/i18n/define-texts.ts';

export const legalTextsSetupTexts = defineTexts('content/setup/legalTexts', {
  title: { ar: 'النصوص القانونية', en: 'Legal texts' },
  text: {
    ar: 'اقرأ كل صفحة وعدّلها إن لزم، ثم انشرها تأكيدًا لصحتها. لم تُنشر بعد:',
    en: 'Read each page, change it where needed, then publish it to confirm that it is correct. Not published yet:',
  },
  pages: {
    delivery: { ar: 'الشحن والتوصيل', en: 'Shipping and delivery' },
    returns: { ar: 'الإرجاع', en: 'Returns' },
    privacy: { ar: 'الخصوصية', en: 'Privacy' },
    terms: { ar: 'الشروط', en: 'Terms' },
  },
});

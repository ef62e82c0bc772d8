import { defineTexts } from '#core/i18n/define-texts.ts';
import { openingRequirementNames, openingSuggestionNames } from './opening.texts.ts';

export const settingsSetupTexts = defineTexts('content/setup', {
  facts: {
    title: { ar: 'بيانات المتجر', en: 'Shop details' },
    text: {
      ar: 'الهاتف والبريد والعنوان التي يراها العملاء في الصفحات والرسائل.',
      en: 'The phone, email and address that customers see on pages and in emails.',
    },
  },
  payment: {
    title: { ar: 'الدفع', en: 'Payment' },
    text: {
      ar: 'الحساب الذي يحوّل إليه العملاء. الدفع عند الاستلام يعمل من البداية، وبوابات الدفع تضيفها متى شئت.',
      en: 'The account that customers transfer to. Cash on delivery works from the start; add payment gateways whenever you like.',
    },
    isTest: {
      ar: 'مفاتيح بوابة الدفع تجريبية: أدخل المفاتيح الحقيقية',
      en: 'The payment gateway has test keys: enter the live keys',
    },
  },
  requirements: openingRequirementNames,
  suggestions: openingSuggestionNames,
});

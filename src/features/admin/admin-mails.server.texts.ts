import { defineTexts } from '#core/i18n/define-texts.ts';

export const mailCheckMailTexts = defineTexts(
  'content/mail/mailCheck',
  {
    above: {
      ar: 'أدخل هذا الرمز في لوحة الإدارة، في «الإعدادات» ثم «البريد»:',
      en: 'Enter this code in the admin panel, under Settings > Email:',
    },
    below: { ar: 'الرمز صالح حتى نهاية الغد.', en: 'The code is valid until the end of tomorrow.' },
  },
  { place: 'mails' },
);

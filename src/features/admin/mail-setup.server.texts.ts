import { defineTexts } from '#core/i18n/define-texts.ts';

export const mailSetupTexts = defineTexts('content/setup/mail', {
  title: { ar: 'رسالة وصلت', en: 'An email that arrived' },
  text: {
    ar: 'أرسل رسالة تجريبية إلى بريدك، ثم أدخل الرمز الذي فيها.',
    en: 'Send a test email to your own address, then enter the code that it contains.',
  },
});

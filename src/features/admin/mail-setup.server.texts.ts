import { defineTexts } from '#core/i18n/define-texts.ts';

export const mailSetupTexts = defineTexts('content/setup/mail', {
  title: { ar: 'رسالة تجريبية', en: 'Test email' },
  text: {
    ar: 'أرسل رسالة تجريبية إلى بريدك، ثم أدخل الرمز الذي فيها.',
    en: 'Send a test email to your own address, then enter the code from it.',
  },
});

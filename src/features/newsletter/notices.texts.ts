import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const newsletterNotices = defineTexts(
  'forms/notices/newsletter',
  {
    confirmationRequired: {
      title: { ar: 'بقيت خطوة واحدة', en: 'One step left' },
      body: {
        ar: 'أرسلنا رسالة إلى بريدك. افتح الرابط الذي فيها لتأكيد الاشتراك.',
        en: 'We have sent you an email. Open the link in it to confirm your subscription.',
      },
    },
    failed: {
      title: general.error,
      body: { ar: 'حدث خطأ أثناء الاشتراك', en: 'An error occurred while subscribing' },
    },
  },
  { place: 'notices' },
);

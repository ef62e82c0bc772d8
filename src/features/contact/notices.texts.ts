import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const contactNotices = defineTexts(
  'forms/notices/contact',
  {
    failed: {
      title: general.validationError,
      body: general.checkInput,
    },
    sent: {
      title: { ar: 'تم إرسال رسالتك بنجاح!', en: 'Message sent successfully!' },
      body: { ar: 'سنرد عليك خلال {replyHours, hours}.', en: "We'll get back to you within {replyHours, hours}." },
    },
  },
  { place: 'notices' },
);

import { defineTexts } from '#core/i18n/define-texts.ts';

export const contactWorkTexts = defineTexts('content/work', {
  messagesToAnswer: {
    ar: '{count, plural, =0 {لا رسائل تنتظر الرد} one {رسالة واحدة تنتظر الرد} two {رسالتان تنتظران الرد} few {# رسائل تنتظر الرد} other {# رسالة تنتظر الرد}}',
    en: '{count, plural, =0 {No messages to answer} one {# message to answer} other {# messages to answer}}',
  },
});

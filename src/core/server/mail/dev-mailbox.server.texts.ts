import { defineTexts } from '#core/i18n/define-texts.ts';

/** The developer's page with unsent messages. */
export const devMailbox = defineTexts('content/devMailbox', {
  title: { ar: 'الرسائل', en: 'Messages' },
  text: {
    ar: 'هنا ما كان سيُرسل: آخر ٢٠٠ رسالة، في ذاكرة هذا البرنامج فقط، وتُمحى بتوقفه.',
    en: 'What would have been sent: the last 200 messages, in the memory of this program alone, gone when it stops.',
  },
  none: { ar: 'لا رسائل بعد.', en: 'No messages yet.' },
  json: { ar: 'الرسائل بصيغة JSON', en: 'The messages as JSON' },
  mail: { ar: 'بريد', en: 'Mail' },
  textMessage: { ar: 'رسالة نصية', en: 'Text message' },
  to: { ar: 'إلى', en: 'To' },
  sentAt: { ar: 'وقت الإرسال', en: 'Sent at' },
  links: { ar: 'الروابط', en: 'Links' },
  code: { ar: 'الرمز', en: 'Code' },
  plain: { ar: 'النص', en: 'Plain text' },
  preview: { ar: 'الرسالة كما تُقرأ: {subject}', en: 'The letter as it is read: {subject}' },
});

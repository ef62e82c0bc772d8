/** The page that shows unsent messages to a developer. */
export const devMailbox = {
  title: 'الرسائل',
  text: 'هنا ما كان سيُرسل: آخر ٢٠٠ رسالة، في ذاكرة هذا البرنامج فقط، وتُمحى بتوقفه.',
  none: 'لا رسائل بعد.',
  json: 'الرسائل بصيغة JSON',
  mail: 'بريد',
  textMessage: 'رسالة نصية',
  to: 'إلى',
  sentAt: 'وقت الإرسال',
  links: 'الروابط',
  code: 'الرمز',
  plain: 'النص',
  preview: ({ subject }: { subject: string }) => `الرسالة كما تُقرأ: ${subject}`,
};

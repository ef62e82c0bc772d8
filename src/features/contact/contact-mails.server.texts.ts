import { defineTexts } from '#core/i18n/define-texts.ts';

export const contactReplyMailTexts = defineTexts(
  'content/mail/contactReply',
  {
    subject: { ar: 'رد على رسالتك: {subject}', en: 'Re: {subject}' },
    preheader: { ar: 'أجبنا عن رسالتك.', en: 'We have answered your message.' },
    wrote: { ar: 'رسالتك إلينا:', en: 'Your message to us:' },
  },
  { place: 'mails' },
);

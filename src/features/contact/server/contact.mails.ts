import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Paragraphs, part, Quote } from '#core/server/mail/mail-components.ts';

/** Mail with an admin's reply and the original contact message; `cause` is the id of the reply. */
export const contactReplyMail = defineMail<{
  readonly language: Language;
  readonly name: string;
  readonly subject: string;
  readonly question: string;
  readonly text: string;
  readonly cause: string;
}>('contact-reply', {
  audience: 'entered address',
  cause: 'staff',
  body: ({ name, subject: about, question, text }, { language, settings }) => {
    const { subject, preheader, wrote } = serverTexts(language, settings.public).mail.contactReply;
    return {
      subject: subject({ subject: about }),
      preheader: text.replaceAll(/\s+/gu, ' ').slice(0, 120) || preheader,
      name,
      parts: [part(Paragraphs, { text }), part(Quote, { title: wrote, text: question })],
    };
  },
  samples: (language) => [
    {
      language,
      name: 'Salma',
      subject: 'Plates',
      question: 'Are they dishwasher-safe?',
      text: 'Yes.',
      cause: 'example',
    },
  ],
});

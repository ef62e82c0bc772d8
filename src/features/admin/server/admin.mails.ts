import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Code, Paragraph, part } from '#core/server/mail/mail-components.ts';

/** Test mail to an admin's own address; entering its code proves that mails arrive. `cause` is the time of the request. */
export const mailCheckMail = defineMail<{
  readonly language: Language;
  readonly code: string;
  readonly cause: string;
}>('mail-check', {
  audience: 'account',
  cause: 'staff',
  priority: 'soon',
  body: ({ code }, { language, settings }) => {
    const { subject, preheader, text } = serverTexts(language, settings.public).mail.test;
    const { above, below } = serverTexts(language, settings.public).mail.mailCheck;
    return { subject, preheader, parts: [part(Paragraph, { text }), part(Code, { above, code, below })] };
  },
  samples: (language) => [{ language, code: '123456', cause: 'example' }],
});

import { type Language, localisedAddress } from '#core/i18n/language.ts';
import type { MailContent, MailContext } from '#core/server/mail/mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { serverTexts } from '../../../locales/content.ts';

/** Mail to the new-order recipients about payment issues open for more than 24 hours. */
export const paymentIssuesMail = (
  count: number,
  language: Language,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const t = serverTexts(language, settings.public).mail.paymentIssues;
  const waiting = t.waiting(count);
  return {
    language,
    subject: t.subject,
    preheader: waiting,
    parts: [
      part(Paragraph, { text: waiting }),
      part(Paragraph, { text: t.text }),
      part(Button, {
        language,
        settings,
        label: t.button,
        url: localisedAddress('/admin/payments', publicUrl, language),
      }),
    ],
  };
};

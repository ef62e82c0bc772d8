import { type Language, localisedAddress } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { Button, Paragraph, part } from './mail-components.ts';
import type { MailContent, MailContext } from './mail-types.ts';

/** Mail to those who are told of new orders: payments have waited for a decision for longer than a day. */
export const paymentIssuesMail = (
  count: number,
  language: Language,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const words = contentOf(language, settings.public).mail.paymentIssues;
  const waiting = words.waiting(count);
  return {
    language,
    subject: words.subject,
    preheader: waiting,
    parts: [
      part(Paragraph, { text: waiting }),
      part(Paragraph, { text: words.text }),
      part(Button, {
        language,
        settings,
        label: words.button,
        url: localisedAddress('/admin/payments', publicUrl, language),
      }),
    ],
  };
};

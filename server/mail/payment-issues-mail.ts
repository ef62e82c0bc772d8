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
  const text = words.text({ count });
  return {
    language,
    subject: words.subject,
    preheader: text,
    parts: [
      part(Paragraph, { text }),
      part(Button, {
        language,
        settings,
        label: words.button,
        url: localisedAddress('/admin/payments', publicUrl, language),
      }),
    ],
  };
};

import { type Language, localisedAddress } from '#core/i18n/language.ts';
import type { MailContent, MailContext, MailPayload } from '#core/server/mail/mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import { serverTexts } from '../../../locales/content.ts';

type LowStock = Extract<MailPayload, { kind: 'low-stock' }>;

/** Mail to the owner: products whose stock has become low since the last such mail (decision 199). */
export const lowStockMail = (
  { products, count }: LowStock,
  language: Language,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const t = serverTexts(language, settings.public).mail.lowStock;
  const subject = t.subject(count);
  const others = count - products.length;
  return {
    language,
    subject,
    preheader: products.map(({ name }) => name[language]).join(language === 'ar' ? '، ' : ', '),
    parts: [
      part(Paragraph, { text: t.text }),
      part(Rows, {
        title: t.title,
        rows: products.map(({ name, stock }) => ({ label: name[language], value: t.left(stock) })),
      }),
      ...(others > 0 ? [part(Paragraph, { text: t.more(others) })] : []),
      part(Button, {
        language,
        settings,
        label: t.button,
        url: localisedAddress('/admin/products?state=low&sort=stock', publicUrl, language),
      }),
    ],
  };
};

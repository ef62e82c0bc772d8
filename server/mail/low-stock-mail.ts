import { type Language, localisedAddress } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { Button, Paragraph, part } from './mail-components.ts';
import { Rows } from './mail-lists.ts';
import type { MailContent, MailContext, ShopMailJob } from './mail-types.ts';

type LowStock = Extract<ShopMailJob, { kind: 'low-stock' }>;

/** Mail to the owner: products whose stock has become low since the last such mail (decision 199). */
export const lowStockMail = (
  { products, count }: LowStock,
  language: Language,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const words = contentOf(language, settings.public).mail.lowStock;
  const subject = words.subject(count);
  const others = count - products.length;
  return {
    language,
    subject,
    preheader: products.map(({ name }) => name[language]).join(language === 'ar' ? '، ' : ', '),
    parts: [
      part(Paragraph, { text: words.text }),
      part(Rows, {
        title: words.title,
        rows: products.map(({ name, stock }) => ({ label: name[language], value: words.left(stock) })),
      }),
      ...(others > 0 ? [part(Paragraph, { text: words.more(others) })] : []),
      part(Button, {
        language,
        settings,
        label: words.button,
        url: localisedAddress('/admin/products?state=low&sort=stock', publicUrl, language),
      }),
    ],
  };
};

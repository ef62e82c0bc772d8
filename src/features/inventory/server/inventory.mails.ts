import { type Bilingual, localisedAddress, textIn } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';

/**
 * Mail to the low-stock recipients: products whose stock has become low since the last such mail, lowest stock first, and their total
 * number (decision 199). `cause` is the time of the check.
 */
export const lowStockMail = defineMail<{
  readonly products: readonly { readonly name: Bilingual; readonly stock: number }[];
  readonly count: number;
  readonly cause: string;
}>('low-stock', {
  audience: 'shop',
  cause: 'shop',
  body: ({ products, count }, { language, settings, publicUrl }) => {
    const t = serverTexts(language, settings.public).mail.lowStock;
    const others = count - products.length;
    return {
      subject: t.subject(count),
      preheader: products.map(({ name }) => textIn(name, language)).join(language === 'ar' ? '، ' : ', '),
      parts: [
        part(Paragraph, { text: t.text }),
        part(Rows, {
          title: t.title,
          rows: products.map(({ name, stock }) => ({ label: textIn(name, language), value: t.left(stock) })),
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
  },
  samples: () => [
    { products: [{ name: { ar: 'طبق اللوتس', en: 'Lotus plate' }, stock: 1 }], count: 3, cause: 'example' },
  ],
});

import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { ProductPicture } from '#core/server/mail/mail-lists.ts';

/** Mail about a product that is in stock again (decision 28); `cause` is the id of the notification. */
export const backInStockMail = defineMail<{
  readonly language: Language;
  readonly productId: string;
  readonly product: string;
  readonly price: Piastres;
  readonly cause: string;
}>('back-in-stock', {
  audience: 'entered address',
  cause: 'stranger',
  limit: { max: 1, per: 'day', of: 'product' },
  list: 'stock',
  productIds: ({ productId }) => [productId],
  body: ({ productId, product, price }, { language, settings, publicUrl, pictures }) => {
    const picture = pictures.get(productId);
    const { subject, preheader, body, button, why } = serverTexts(language, settings.public).mail.backInStock;
    const texts = body({ product: isolateText(product), price: formatMoney(price, language) });
    return {
      subject: subject({ product }),
      preheader,
      parts: [
        ...(picture === undefined ? [] : [part(ProductPicture, { picture })]),
        ...texts.map((text) => part(Paragraph, { text })),
        part(Button, {
          language,
          settings,
          label: button,
          url: localisedAddress(`/product/${productId}`, publicUrl, language),
        }),
        part(Paragraph, { text: why }),
      ],
    };
  },
  samples: (language) => [
    { language, productId: 'plate-lotus-01', product: 'Lotus plate', price: pounds(450), cause: 'example' },
  ],
});

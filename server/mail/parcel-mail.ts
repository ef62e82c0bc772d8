import { contentOf } from '../../locales/content.ts';
import { Paragraph, part } from './mail-components.ts';
import { Rows } from './mail-lists.ts';
import type { MailContent, MailContext, ShopMailJob } from './mail-types.ts';
import { orderButton, orderSummaryRows } from './order-mails.ts';
import { parcelParts } from './parcel-parts.ts';

/** Mail to the customer about a parcel that went out after the first one, or got its tracking number. */
export const parcelMail = (
  { order, parcels }: Extract<ShopMailJob, { readonly kind: 'parcel-sent' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const words = contentOf(language, settings.public).mail.parcel;
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: words.text,
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: words.text }),
      ...parcelParts(parcels, order, settings),
      part(Rows, orderSummaryRows(order, language, settings)),
      orderButton(order, context),
    ],
  };
};

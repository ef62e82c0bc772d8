import type { MailContent, MailContext, MailPayload } from '#core/server/mail/mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import { orderButton, orderSummaryRows } from '#features/orders/server/orders.mails.ts';
import { serverTexts } from '../../../locales/content.ts';
import { parcelParts } from './mail-parcels.ts';

/** Mail to the customer about a parcel after the first one, or about its tracking number. */
export const parcelMail = (
  { order, parcels }: Extract<MailPayload, { readonly kind: 'parcel-sent' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const words = serverTexts(language, settings.public).mail.parcel;
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

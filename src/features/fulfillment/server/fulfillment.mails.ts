import { fillMessage } from '#core/i18n/fill-message.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { defineMail, oneOrderADay } from '#core/server/mail/define-mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import { aboutOrder, type OrderMailData, sampleOrder, withItemPictures } from '#features/orders/server/order-mail.ts';
import {
  orderButton,
  orderMailSummary,
  orderRows,
  orderSummaryRows,
} from '#features/orders/server/order-mail-parts.ts';
import { type MailedParcel, parcelParts, sampleParcels } from './mail-parcels.ts';

/** Mail to the customer after a status change or cancellation; `parcels` are those shipped with it. */
export const orderStatusMail = defineMail<{
  readonly status: Exclude<OrderStatus, 'pending'>;
  readonly order: OrderMailData;
  readonly parcels?: readonly MailedParcel[];
}>('order-moved', {
  ...aboutOrder,
  ...withItemPictures,
  audience: 'account',
  cause: 'staff',
  limit: oneOrderADay,
  body: ({ order, status, parcels = [] }, context) => {
    const { language, settings } = context;
    const t = serverTexts(language, settings.public).mail.order;
    const subject = t[status].subject(orderMailSummary(order, language));
    const preheader = fillMessage(t[status].preheader, orderMailSummary(order, language));
    const isOnItsWay = status === 'processing' || status === 'shipped';
    return {
      subject,
      preheader,
      name: order.shipping.fullName,
      parts: [
        part(Paragraph, { text: t.sentence({ subject }) }),
        part(Paragraph, { text: preheader }),
        ...parcelParts(parcels, context),
        part(Rows, orderSummaryRows(order, language, settings, isOnItsWay)),
        ...orderRows(order, context),
        orderButton(order, context),
      ],
    };
  },
  samples: (language) => [
    ...(['processing', 'delivered', 'cancelled'] as const).map((status) => ({ status, order: sampleOrder(language) })),
    { status: 'shipped', order: sampleOrder(language), parcels: sampleParcels },
  ],
});

/** Mail to the customer about a parcel after the first one, or about its tracking number. */
export const parcelMail = defineMail<{ readonly order: OrderMailData; readonly parcels: readonly MailedParcel[] }>(
  'parcel-sent',
  {
    ...aboutOrder,
    audience: 'account',
    cause: 'staff',
    limit: oneOrderADay,
    body: ({ order, parcels }, context) => {
      const { language, settings } = context;
      const { orderNumber, shipping } = order;
      const t = serverTexts(language, settings.public).mail.parcel;
      return {
        subject: t.subject({ orderNumber }),
        preheader: t.text,
        name: shipping.fullName,
        parts: [
          part(Paragraph, { text: t.text }),
          ...parcelParts(parcels, context),
          part(Rows, orderSummaryRows(order, language, settings)),
          orderButton(order, context),
        ],
      };
    },
    samples: (language) => [{ order: sampleOrder(language), parcels: sampleParcels }],
  },
);

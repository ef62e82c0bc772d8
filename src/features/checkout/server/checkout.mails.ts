import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { type Addressed, defineMail, onceADay, oneOrderADay } from '#core/server/mail/define-mail.ts';
import { createEmailProof } from '#core/server/mail/email-proof.ts';
import type { MailBody, MailContext } from '#core/server/mail/mail.ts';
import { Button, type MailBlock, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { aboutOrder, type OrderMailData, sampleOrder, withItemPictures } from '#features/orders/server/order-mail.ts';
import {
  orderButton,
  orderMailSummary,
  orderRows,
  orderSummaryRows,
} from '#features/orders/server/order-mail-parts.ts';

/** Account whose address the mail's link verifies. */
type Proof = { readonly proof?: { readonly userId: string } };

/** Confirmation of an order to its account. */
export const orderPlacedMail = defineMail<{ readonly order: OrderMailData } & Proof>('order-placed', {
  ...aboutOrder,
  ...withItemPictures,
  audience: 'account',
  cause: 'stranger',
  limit: oneOrderADay,
  body: ({ order, ...proof }, context) => orderPlaced(order, context, proofParts(proof, context)),
  samples: (language) => [
    { order: sampleOrder(language), proof: { userId: 'customer' } },
    { order: { ...sampleOrder(language), paymentMethod: 'card', paymentDeadline: '2026-03-10T10:00:00.000Z' } },
  ],
});

/** Confirmation of an order to another address in its form (decision 169). */
export const orderCopyMail = defineMail<{ readonly order: OrderMailData }>('order-copy', {
  ...aboutOrder,
  ...withItemPictures,
  audience: 'entered address',
  cause: 'stranger',
  limit: onceADay,
  body: ({ order }, context) => orderPlaced(order, context),
  samples: (language) => [{ order: sampleOrder(language) }],
});

/** Mail about all orders of a day after the first ones (decision 230); `cause` is the number of the first of them. */
export const furtherOrdersMail = defineMail<{ readonly language: Language; readonly cause: string } & Proof>(
  'further-orders',
  {
    audience: 'account',
    cause: 'stranger',
    limit: onceADay,
    body: (payload, context) => {
      const { language, settings, publicUrl } = context;
      const { subject, preheader, body, button } = serverTexts(language, settings.public).mail.furtherOrders;
      const url = localisedAddress('/account?tab=orders', publicUrl, language);
      return {
        subject,
        preheader,
        parts: [
          ...body.map((text) => part(Paragraph, { text })),
          part(Button, { language, settings, label: button, url }),
          ...proofParts(payload, context),
        ],
      };
    },
    samples: (language) => [{ language, cause: 'example', proof: { userId: 'customer' } }],
  },
);

/** An order with a payment page is marked as unpaid unless it is free. */
const orderPlaced = (order: OrderMailData, context: MailContext, proof: readonly MailBlock[] = []): MailBody => {
  const { language, settings } = context;
  const { shipping, paymentMethod, total, paymentDeadline } = order;
  const { pending, toPay, payButton } = serverTexts(language, settings.public).mail.order;
  const isUnpaid = needsOnlinePayment(paymentMethod, total);
  return {
    subject: pending.subject(orderMailSummary(order, language)),
    preheader: pending.preheader(orderMailSummary(order, language)),
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: messagesOf(language, settings.public).confirmation.text }),
      ...(isUnpaid
        ? [
            part(Paragraph, {
              text: paymentDeadline
                ? toPay.until({ time: formatMoment(new Date(paymentDeadline), language) })
                : toPay.text,
            }),
            orderButton(order, context, payButton),
          ]
        : []),
      part(Rows, orderSummaryRows(order, language, settings)),
      ...orderRows(order, context),
      ...(isUnpaid ? [] : [orderButton(order, context)]),
      ...proof,
    ],
  };
};

/** Request to verify the address, with a link for the signed-in account; empty without one. */
const proofParts = (
  { to, proof }: Addressed<Proof>,
  { language, settings, publicUrl, box }: MailContext,
): readonly MailBlock[] => {
  if (proof === undefined) return [];
  const { text, button, otherwise } = serverTexts(language, settings.public).mail.proof;
  const token = createEmailProof(box, { ...proof, email: to });
  const url = localisedAddress(`/account?tab=profile&proof=${token}`, publicUrl, language);
  return [
    part(Paragraph, { text }),
    part(Button, { language, settings, label: button, url }),
    part(Paragraph, { text: otherwise }),
  ];
};

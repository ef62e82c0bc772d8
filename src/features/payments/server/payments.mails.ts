import { fillMessage } from '#core/i18n/fill-message.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { defineMail, oneOrderADay } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows } from '#core/server/mail/mail-lists.ts';
import { aboutOrder, type OrderMailData, sampleOrder } from '#features/orders/server/order-mail.ts';
import { orderButton, orderSummaryRows } from '#features/orders/server/order-mail-parts.ts';

/**
 * Events of mails about an order's payment; `unpaid`: it was cancelled because it was not paid in time. The amount of `partly-paid`
 * is the balance.
 */
const paymentMailEvents = [
  'received',
  'partly-paid',
  'unpaid',
  'paid-late',
  'paid-twice',
  'refunded',
  'transfer-rejected',
] as const;
export type PaymentMailEvent = (typeof paymentMailEvents)[number];

/** Mail to the customer about an order's payment; `reason` is why a transfer was rejected. */
export const paymentMail = defineMail<{
  readonly event: PaymentMailEvent;
  readonly amount: Piastres;
  readonly reason: string | null;
  readonly order: OrderMailData;
}>('payment', {
  ...aboutOrder,
  audience: 'account',
  cause: 'stranger',
  limit: oneOrderADay,
  body: ({ event, amount, reason, order }, context) => {
    const { language, settings } = context;
    const { orderNumber, shipping } = order;
    const t = serverTexts(language, settings.public).mail.payment[event];
    const values = { orderNumber, amount: formatMoney(amount, language), reason: reason ?? '' };
    const text = fillMessage(t.text, values);
    return {
      subject: t.subject(values),
      preheader: text,
      name: shipping.fullName,
      parts: [
        part(Paragraph, { text }),
        part(Rows, orderSummaryRows(order, language, settings, false)),
        orderButton(order, context),
      ],
    };
  },
  samples: (language) =>
    paymentMailEvents.map((event) => ({
      event,
      amount: pounds(100),
      reason: event === 'transfer-rejected' ? 'REF-1' : null,
      order: sampleOrder(language),
    })),
});

/**
 * Mail to the new-order recipients about payment issues, at least one of them open for more than 24 hours; `cause` is the time of the
 * reminder.
 */
export const paymentIssuesMail = defineMail<{ readonly count: number; readonly cause: string }>('payment-issues', {
  audience: 'shop',
  cause: 'shop',
  body: ({ count }, { language, settings, publicUrl }) => {
    const t = serverTexts(language, settings.public).mail.paymentIssues;
    const waiting = t.waiting(count);
    return {
      subject: t.subject,
      preheader: waiting,
      parts: [
        part(Paragraph, { text: waiting }),
        part(Paragraph, { text: t.text }),
        part(Button, {
          language,
          settings,
          label: t.button,
          url: localisedAddress('/admin/payments', publicUrl, language),
        }),
      ],
    };
  },
  samples: () => [{ count: 2, cause: 'example' }],
});

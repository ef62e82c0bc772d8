import { formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import { type Bilingual, type Language, textIn } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { defineMail, oneOrderADay } from '#core/server/mail/define-mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows, type RowsProps } from '#core/server/mail/mail-lists.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import type { OrderPart } from '#features/orders/order-edit.ts';
import { isOnlineMethod } from '#features/orders/payment-methods.ts';
import {
  aboutOrder,
  MAX_MAILED_ITEMS,
  type OrderMailData,
  sampleOrder,
  withItemPictures,
} from '#features/orders/server/order-mail.ts';
import { orderButton, orderRows, orderSummaryRows } from '#features/orders/server/order-mail-parts.ts';

type MailedLine = { readonly productId: string; readonly name: Bilingual; readonly quantity: number };

/** A change of an order for its mail. `version` makes each change's mail unique. */
type MailedOrderChange = {
  readonly version: number;
  readonly parts: readonly OrderPart[];
  readonly linesBefore: readonly MailedLine[];
  readonly linesAfter: readonly MailedLine[];
  readonly totalBefore: Piastres;
  /** Balance of an order that was paid. */
  readonly toPay: Piastres;
  readonly overpaymentRefunded: Piastres;
};

/** Mail to the customer after an admin has changed the order: first the changes, then the current order. */
export const orderChangedMail = defineMail<{ readonly order: OrderMailData } & MailedOrderChange>('order-changed', {
  ...aboutOrder,
  ...withItemPictures,
  audience: 'account',
  cause: 'staff',
  limit: oneOrderADay,
  body: ({ order, ...change }, context) => {
    const { language, settings } = context;
    const { orderNumber, shipping, paymentMethod } = order;
    const { orderChanged: t, order: orders } = serverTexts(language, settings.public).mail;
    const money = (amount: Piastres) => formatMoney(amount, language);
    const isPaidOnline = change.toPay > 0 && isOnlineMethod(paymentMethod);
    return {
      subject: t.subject({ orderNumber }),
      preheader: t.total({ before: money(change.totalBefore), after: money(order.total) }),
      name: shipping.fullName,
      parts: [
        part(Paragraph, { text: t.text }),
        part(Rows, changeRows(order, change, language, settings)),
        ...(change.toPay > 0 ? [part(Paragraph, { text: t.toPay({ amount: money(change.toPay) }) })] : []),
        ...(change.overpaymentRefunded > 0
          ? [part(Paragraph, { text: t.givenBack({ amount: money(change.overpaymentRefunded) }) })]
          : []),
        orderButton(order, context, isPaidOnline ? orders.payButton : undefined),
        part(Rows, orderSummaryRows(order, language, settings)),
        ...orderRows(order, context),
      ],
    };
  },
  samples: (language) => {
    const line = { productId: 'plate-lotus-01', name: { ar: 'طبق اللوتس', en: 'Lotus plate' }, quantity: 1 };
    const change = {
      version: 2,
      parts: ['lines', 'address', 'gift'],
      linesBefore: [line],
      linesAfter: [{ ...line, quantity: 2 }],
      totalBefore: pounds(1000),
    } as const;
    return [
      {
        order: { ...sampleOrder(language), paymentMethod: 'card' },
        ...change,
        toPay: pounds(400),
        overpaymentRefunded: 0,
      },
      { order: sampleOrder(language), ...change, toPay: 0, overpaymentRefunded: pounds(50) },
    ];
  },
});

/** Returns rows for lines with a new quantity, changed address and gift, and both totals. */
const changeRows = (
  { total }: OrderMailData,
  { parts, linesBefore, linesAfter, totalBefore }: MailedOrderChange,
  language: Language,
  settings: CurrentSettings,
): RowsProps => {
  const { orderChanged: t, order: orders } = serverTexts(language, settings.public).mail;
  const format = (quantity: number) => formatNumber(quantity, language);
  const quantityIn = (lines: MailedOrderChange['linesAfter'], id: string) =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const names = new Map(
    [...linesBefore, ...linesAfter].map(({ productId, name }) => [productId, textIn(name, language)]),
  );
  const lines = [...names].flatMap(([productId, name]) => {
    const [before, after] = [quantityIn(linesBefore, productId), quantityIn(linesAfter, productId)];
    if (before === after) return [];
    const value =
      before === 0
        ? t.added({ quantity: format(after) })
        : after === 0
          ? t.removed({ quantity: format(before) })
          : t.quantity({ before: format(before), after: format(after) });
    return [{ label: isolateText(name), value }];
  });
  return {
    title: t.title,
    rows: [
      ...lines.slice(0, MAX_MAILED_ITEMS),
      ...(lines.length > MAX_MAILED_ITEMS
        ? [{ label: orders.moreItems(lines.length - MAX_MAILED_ITEMS), value: null }]
        : []),
      ...(parts.includes('address') ? [{ label: t.address, value: null }] : []),
      ...(parts.includes('gift') ? [{ label: t.gift, value: null }] : []),
      { label: t.totalBefore, value: formatMoney(totalBefore, language) },
      { label: t.totalAfter, value: formatMoney(total, language), isTotal: true },
    ],
  };
};

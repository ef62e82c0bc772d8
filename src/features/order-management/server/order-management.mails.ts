import { formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type {
  MailContent,
  MailContext,
  MailedOrderChange,
  MailPayload,
  OrderMailData,
} from '#core/server/mail/mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows, type RowsProps } from '#core/server/mail/mail-lists.ts';
import { MAX_ITEMS } from '#core/server/mail/mailed-products.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import { isOnlineMethod } from '#features/orders/payment-methods.ts';
import { orderButton, orderRows, orderSummaryRows } from '#features/orders/server/orders.mails.ts';
import { serverTexts } from '../../../locales/content.ts';

/** Mail to the customer after an admin has changed the order: first the changes, then the current order. */
export const orderChangedMail = (
  { order, ...change }: Extract<MailPayload, { readonly kind: 'order-changed' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping, paymentMethod } = order;
  const { orderChanged: t, order: orders } = serverTexts(language, settings.public).mail;
  const money = (amount: Piastres) => formatMoney(amount, language);
  const subject = t.subject({ orderNumber });
  const isPaidOnline = change.toPay > 0 && isOnlineMethod(paymentMethod);
  return {
    language,
    subject,
    preheader: t.total({ before: money(change.totalBefore), after: money(order.total) }),
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: t.text }),
      part(Rows, changeRows(order, change, language, settings)),
      ...(change.toPay > 0 ? [part(Paragraph, { text: t.toPay({ amount: money(change.toPay) }) })] : []),
      ...(change.givenBack > 0 ? [part(Paragraph, { text: t.givenBack({ amount: money(change.givenBack) }) })] : []),
      orderButton(order, context, isPaidOnline ? orders.payButton : undefined),
      part(Rows, orderSummaryRows(order, language, settings)),
      ...orderRows(order, language, context),
    ],
  };
};

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
  const names = new Map([...linesBefore, ...linesAfter].map(({ productId, name }) => [productId, name[language]]));
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
      ...lines.slice(0, MAX_ITEMS),
      ...(lines.length > MAX_ITEMS ? [{ label: orders.moreItems(lines.length - MAX_ITEMS), value: null }] : []),
      ...(parts.includes('address') ? [{ label: t.address, value: null }] : []),
      ...(parts.includes('gift') ? [{ label: t.gift, value: null }] : []),
      { label: t.totalBefore, value: formatMoney(totalBefore, language) },
      { label: t.totalAfter, value: formatMoney(total, language), isTotal: true },
    ],
  };
};

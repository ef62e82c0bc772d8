import type { Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { isOnlineMethod } from '../../domain/payments/payment-methods.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoney, formatNumber, isolateText } from '../../locales/format.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { Paragraph, part } from './mail-components.ts';
import { Rows, type RowsProps } from './mail-lists.ts';
import type { MailContent, MailContext, MailedOrderChange, OrderMailData, ShopMailJob } from './mail-types.ts';
import { MOST_ITEMS } from './mailed-products.ts';
import { orderButton, orderRows, orderSummaryRows } from './order-mails.ts';

/** Mail to the customer after an admin has changed the order: what changed first, then the order as it is now. */
export const orderChangedMail = (
  { order, ...change }: Extract<ShopMailJob, { readonly kind: 'order-changed' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping, paymentMethod } = order;
  const { orderChanged: words, order: orders } = contentOf(language, settings.public).mail;
  const money = (amount: Piastres) => formatMoney(amount, language);
  const subject = words.subject({ orderNumber });
  const isPaidOnline = change.toPay > 0 && isOnlineMethod(paymentMethod);
  return {
    language,
    subject,
    preheader: words.total({ before: money(change.totalBefore), after: money(order.total) }),
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: words.text }),
      part(Rows, changeRows(order, change, language, settings)),
      ...(change.toPay > 0 ? [part(Paragraph, { text: words.toPay({ amount: money(change.toPay) }) })] : []),
      ...(change.givenBack > 0
        ? [part(Paragraph, { text: words.givenBack({ amount: money(change.givenBack) }) })]
        : []),
      orderButton(order, context, isPaidOnline ? orders.payButton : undefined),
      part(Rows, orderSummaryRows(order, language, settings)),
      ...orderRows(order, language, context),
    ],
  };
};

/** Lines with another quantity than before, changed address and gift, and both totals. */
const changeRows = (
  { total }: OrderMailData,
  { parts, linesBefore, linesAfter, totalBefore }: MailedOrderChange,
  language: Language,
  settings: CurrentSettings,
): RowsProps => {
  const { orderChanged: words, order: orders } = contentOf(language, settings.public).mail;
  const format = (quantity: number) => formatNumber(quantity, language);
  const quantityIn = (lines: MailedOrderChange['linesAfter'], id: string) =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const names = new Map([...linesBefore, ...linesAfter].map(({ productId, name }) => [productId, name[language]]));
  const lines = [...names].flatMap(([productId, name]) => {
    const [before, after] = [quantityIn(linesBefore, productId), quantityIn(linesAfter, productId)];
    if (before === after) return [];
    const value =
      before === 0
        ? words.added({ quantity: format(after) })
        : after === 0
          ? words.removed({ quantity: format(before) })
          : words.quantity({ before: format(before), after: format(after) });
    return [{ label: isolateText(name), value }];
  });
  return {
    title: words.title,
    rows: [
      ...lines.slice(0, MOST_ITEMS),
      ...(lines.length > MOST_ITEMS ? [{ label: orders.moreItems(lines.length - MOST_ITEMS), value: null }] : []),
      ...(parts.includes('address') ? [{ label: words.address, value: null }] : []),
      ...(parts.includes('gift') ? [{ label: words.gift, value: null }] : []),
      { label: words.totalBefore, value: formatMoney(totalBefore, language) },
      { label: words.totalAfter, value: formatMoney(total, language), isTotal: true },
    ],
  };
};

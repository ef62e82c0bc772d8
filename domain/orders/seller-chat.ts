import type { ShippingForm } from '../forms/shipping-form.ts';
import type { Piastres } from '../money.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { CommerceRules } from '../settings/commerce-rules.ts';
import { cleanLine, withoutDirectionMarks } from '../text/clean-text.ts';
import type { SellerChatTexts } from './seller-chat-texts.ts';
import type { PaymentStatus } from './status.ts';

/** Amounts of an order in piastres, for mails and messages; discounts are positive. */
export interface OrderAmounts {
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  readonly togetherDiscount: Piastres;
  readonly promoDiscount: Piastres;
  readonly promoCode: string | null;
  readonly shippingCost: Piastres;
  readonly tax: Piastres;
  /** Rates that the order was priced with, in percent. */
  readonly taxPercent: number;
  readonly taxBase: CommerceRules['tax']['base'];
  readonly bundlePercent: number;
  readonly togetherPercent: number;
  readonly total: Piastres;
  readonly isGift: boolean;
  readonly giftWrap: boolean;
  readonly giftMessage: string | null;
}

/** An order as the message shows it; amounts in piastres, discounts are positive. */
export interface SellerChatOrder extends OrderAmounts {
  readonly orderNumber: string;
  readonly createdAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly shippingInfo: ShippingForm;
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: Piastres;
    readonly lineTotal: Piastres;
  }[];
}

/** Builds the message from a customer to the seller: blocks separated by an empty line (specification 1). */
export function sellerChatText(order: SellerChatOrder, words: SellerChatTexts): string {
  const blocks = [
    [words.lines.greeting],
    orderLines(order, words),
    customerLines(order.shippingInfo, words),
    itemLines(order, words),
    totalLines(order, words),
    giftLines(order, words),
    [order.paymentStatus === 'pending' ? words.lines.closing : words.lines.closingPaid],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Link that opens a chat with the seller and a prefilled message; `phone` may have a plus and blanks. */
export const sellerChatUrl = (phone: string, text: string): string =>
  `${chatUrl(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;

/** Link that opens a chat with a phone number. */
export const chatUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/gu, '')}`;

function orderLines({ orderNumber, createdAt }: SellerChatOrder, words: SellerChatTexts): string[] {
  return [
    fill(words.lines.orderNumber, { orderNumber: isolated(orderNumber, words) }),
    fill(words.lines.orderDate, { orderDate: words.date(createdAt) }),
  ];
}

function customerLines(info: ShippingForm, words: SellerChatTexts): string[] {
  return [
    words.lines.customer,
    fill(words.lines.fullName, { fullName: plain(info.fullName) }),
    fill(words.lines.phone, { phone: isolated(info.phone, words) }),
    fill(words.lines.email, { email: isolated(info.email, words) }),
    fill(words.lines.address, { address: plain(info.address), city: plain(info.city) }),
    fill(words.lines.postalCode, { postalCode: isolated(plain(info.postalCode), words) }),
  ];
}

function itemLines({ items }: SellerChatOrder, words: SellerChatTexts): string[] {
  const lines = items.map(({ name, quantity, unitPrice, lineTotal }) =>
    fill(words.lines.item, {
      name: plain(name),
      quantity: words.count(quantity),
      price: words.money(unitPrice),
      lineTotal: words.money(lineTotal),
    }),
  );
  return [words.lines.items, ...lines];
}

function totalLines(order: SellerChatOrder, { lines, money, percent, ...words }: SellerChatTexts): string[] {
  const promoCode = isolated(order.promoCode ?? '', words);
  return [
    lines.totals,
    fill(lines.subtotal, { subtotal: money(order.subtotal) }),
    ...onlyIf(
      order.bundleDiscount > 0,
      fill(lines.bundleDiscount, { rate: percent(order.bundlePercent), bundleDiscount: money(-order.bundleDiscount) }),
    ),
    ...onlyIf(
      order.togetherDiscount > 0,
      fill(lines.togetherDiscount, {
        rate: percent(order.togetherPercent),
        togetherDiscount: money(-order.togetherDiscount),
      }),
    ),
    ...onlyIf(
      order.promoDiscount > 0,
      fill(lines.promoDiscount, { promoCode, promoDiscount: money(-order.promoDiscount) }),
    ),
    order.shippingCost > 0 ? fill(lines.shipping, { shipping: money(order.shippingCost) }) : lines.shippingFree,
    ...onlyIf(order.taxPercent > 0, fill(lines.tax, { rate: percent(order.taxPercent), tax: money(order.tax) })),
    fill(lines.total, { total: money(order.total) }),
    fill(lines.payment, { payment: paymentOf(order, lines) }),
  ];
}

const paymentOf = (
  { paymentMethod, paymentStatus }: SellerChatOrder,
  { paymentDue, paymentDone, paymentReturned, paymentNothing }: SellerChatTexts['lines'],
): string => {
  if (paymentStatus === 'nothing_due') return paymentNothing;
  if (paymentStatus === 'pending') return paymentDue[paymentMethod];
  return paymentStatus === 'refunded' ? paymentReturned : paymentDone[paymentMethod];
};

function giftLines({ isGift, giftWrap, giftMessage }: SellerChatOrder, { lines }: SellerChatTexts): string[] {
  if (!isGift) return [];
  const message = plain(giftMessage ?? '');
  return [
    lines.gift,
    giftWrap ? lines.giftWrapYes : lines.giftWrapNo,
    ...onlyIf(message !== '', fill(lines.giftMessage, { giftMessage: message })),
  ];
}

const onlyIf = (condition: boolean, line: string): string[] => (condition ? [line] : []);

const fill = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

const isolated = (code: string, { isRightToLeft }: Pick<SellerChatTexts, 'isRightToLeft'>): string =>
  isRightToLeft ? `\u2066${withoutDirectionMarks(code)}\u2069` : withoutDirectionMarks(code);

const lookAlikes: Readonly<Record<string, string>> = { '*': '\u2217', _: '\uFF3F', '~': '\u223C', '`': '\u02CB' };

// WhatsApp formats text between * _ ~ `: in customer input they are replaced by similar characters.
const plain = (written: string): string =>
  cleanLine(withoutDirectionMarks(written)).replace(/[*_~`]/gu, (mark) => lookAlikes[mark] ?? mark);

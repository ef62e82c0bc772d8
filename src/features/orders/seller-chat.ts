import type { Piastres } from '#core/money/money.ts';
import { cleanLine, withoutDirectionMarks } from '#core/text/clean-text.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { PaymentStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { SellerChatTexts } from './seller-chat-texts.ts';

/** Amounts of an order in piastres, for mails and messages; discounts are positive. */
export interface OrderAmounts {
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  readonly togetherDiscount: Piastres;
  readonly promoDiscount: Piastres;
  readonly promoCode: string | null;
  readonly shippingCost: Piastres;
  readonly tax: Piastres;
  /** Rates at placement, in percent. */
  readonly taxPercent: number;
  readonly taxBase: CommerceRules['tax']['base'];
  readonly bundlePercent: number;
  readonly togetherPercent: number;
  readonly total: Piastres;
  readonly isGift: boolean;
  readonly giftWrap: boolean;
  readonly giftMessage: string | null;
}

/** An order as displayed in the message; amounts in piastres, discounts are positive. */
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
export function sellerChatText(order: SellerChatOrder, t: SellerChatTexts): string {
  const blocks = [
    [t.lines.greeting],
    orderLines(order, t),
    customerLines(order.shippingInfo, t),
    itemLines(order, t),
    totalLines(order, t),
    giftLines(order, t),
    [order.paymentStatus === 'pending' ? t.lines.closing : t.lines.closingPaid],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Returns a link that opens a chat with the seller and a prefilled message; `phone` may contain a plus and spaces. */
export const sellerChatUrl = (phone: string, text: string): string =>
  `${chatUrl(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;

/** Returns a link that opens a chat with a phone number. */
export const chatUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/gu, '')}`;

function orderLines({ orderNumber, createdAt }: SellerChatOrder, t: SellerChatTexts): string[] {
  return [
    fill(t.lines.orderNumber, { orderNumber: isolated(orderNumber, t) }),
    fill(t.lines.orderDate, { orderDate: t.date(createdAt) }),
  ];
}

function customerLines(info: ShippingForm, t: SellerChatTexts): string[] {
  return [
    t.lines.customer,
    fill(t.lines.fullName, { fullName: plain(info.fullName) }),
    fill(t.lines.phone, { phone: isolated(info.phone, t) }),
    fill(t.lines.email, { email: isolated(info.email, t) }),
    fill(t.lines.address, { address: plain(info.address), city: plain(info.city) }),
    fill(t.lines.postalCode, { postalCode: isolated(plain(info.postalCode), t) }),
  ];
}

function itemLines({ items }: SellerChatOrder, t: SellerChatTexts): string[] {
  const lines = items.map(({ name, quantity, unitPrice, lineTotal }) =>
    fill(t.lines.item, {
      name: plain(name),
      quantity: t.count(quantity),
      price: t.money(unitPrice),
      lineTotal: t.money(lineTotal),
    }),
  );
  return [t.lines.items, ...lines];
}

function totalLines(order: SellerChatOrder, { lines, money, percent, ...t }: SellerChatTexts): string[] {
  const promoCode = isolated(order.promoCode ?? '', t);
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
    fill(lines.payment, { payment: paymentText(order, lines) }),
  ];
}

const paymentText = (
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

// WhatsApp formats text between * _ ~ `, so look-alikes replace them in customer input.
const plain = (written: string): string =>
  cleanLine(withoutDirectionMarks(written)).replace(/[*_~`]/gu, (mark) => lookAlikes[mark] ?? mark);

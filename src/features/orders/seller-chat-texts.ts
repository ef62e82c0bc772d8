import { formatDate, formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { directionOf, type Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Lines of the chat message with placeholders in {braces}. */
export interface SellerChatLines {
  readonly greeting: string;
  /** {orderNumber} */
  readonly orderNumber: string;
  /** {orderDate} */
  readonly orderDate: string;
  readonly customer: string;
  /** {fullName} */
  readonly fullName: string;
  /** {phone} */
  readonly phone: string;
  /** {email} */
  readonly email: string;
  /** {address}, {city} */
  readonly address: string;
  /** {postalCode} */
  readonly postalCode: string;
  readonly items: string;
  /** {name}, {quantity}, {price}, {lineTotal} */
  readonly item: string;
  readonly totals: string;
  /** {subtotal} */
  readonly subtotal: string;
  /** {rate}, {bundleDiscount} */
  readonly bundleDiscount: string;
  /** {rate}, {togetherDiscount} */
  readonly togetherDiscount: string;
  /** {promoCode}, {promoDiscount} */
  readonly promoDiscount: string;
  /** {shipping} */
  readonly shipping: string;
  readonly shippingFree: string;
  /** {rate}, {tax} */
  readonly tax: string;
  /** {total} */
  readonly total: string;
  /** {payment}: payment method. */
  readonly payment: string;
  /** Before and after payment. */
  readonly paymentDue: Readonly<Record<PaymentMethod, string>>;
  readonly paymentDone: Readonly<Record<PaymentMethod, string>>;
  readonly paymentReturned: string;
  /** Nothing due. */
  readonly paymentNothing: string;
  readonly gift: string;
  readonly giftWrapYes: string;
  readonly giftWrapNo: string;
  /** {giftMessage} */
  readonly giftMessage: string;
  readonly closing: string;
  /** For an order with nothing due. */
  readonly closingPaid: string;
}

/** Texts and formats of the seller chat message in one language. */
export interface SellerChatTexts {
  readonly lines: SellerChatLines;
  /** Whether numbers, codes, phones and e-mails need bidi isolation, as in right-to-left languages. */
  readonly isRightToLeft: boolean;
  /** An amount with its sign and currency; a discount is passed as a negative amount. */
  readonly money: (amount: Piastres) => string;
  /** A rate, as in 14. */
  readonly percent: (percent: number) => string;
  readonly count: (count: number) => string;
  readonly date: (instant: Date) => string;
}

/** Lines of the chat message with the formats of their language. */
export const sellerChatTexts = (lines: SellerChatLines, language: Language): SellerChatTexts => ({
  lines,
  isRightToLeft: directionOf(language) === 'rtl',
  money: (amount) => formatMoney(amount, language),
  percent: (percent) => formatPercent(percent / 100, language),
  count: (count) => formatNumber(count, language),
  date: (instant) => formatDate(instant, language),
});

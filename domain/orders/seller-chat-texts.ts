import type { Piastres } from '../money.ts';

/** The lines of the chat message; what stands in {braces} is filled in. */
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
  readonly gift: string;
  readonly giftWrapYes: string;
  readonly giftWrapNo: string;
  /** {giftMessage} */
  readonly giftMessage: string;
  readonly closing: string;
}

/** How a language says an order to the seller. */
export interface SellerChatTexts {
  readonly lines: SellerChatLines;
  /** Whether numbers, codes, phones and e-mails are isolated, as a right-to-left language needs. */
  readonly isRightToLeft: boolean;
  /** An amount with its sign and currency; a discount comes as a negative amount. */
  readonly money: (amount: Piastres) => string;
  /** A rate, as in 14. */
  readonly percent: (percent: number) => string;
  readonly count: (count: number) => string;
  readonly date: (instant: Date) => string;
}

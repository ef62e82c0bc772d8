import type { Bilingual, Language } from '#core/i18n/language.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import type { Quote } from '#features/pricing/quote.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import type { OrderAmounts } from '../seller-chat.ts';

/** Order data for mails; discounts are positive amounts. */
export type OrderMailData = OrderAmounts & {
  readonly orderNumber: string;
  /** Language of the order. */
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentMethod: PaymentMethod;
  /** ISO 8601: deadline until which an order with a payment page reserves stock unpaid. */
  readonly paymentDeadline?: string | null;
  readonly shipping: ShippingForm;
  /** Applied terms of the shipping zone. */
  readonly zone: Quote['zone'];
  readonly items: readonly (MailedItem & { readonly lineTotal: Piastres })[];
};

/** A product in a mail. */
export type MailedItem = {
  readonly productId?: string;
  readonly name: Bilingual;
  readonly subtitle?: Bilingual;
  readonly quantity: number;
};

/** Payload of a mail about an order. */
type AboutOrder = { readonly order: OrderMailData };

/** Defaults of mails about an order: in the language of the order, and high priority because the customer awaits them. */
export const aboutOrder = { priority: 'soon', language: ({ order }: AboutOrder): Language => order.language } as const;

/**
 * Maximum number of order lines in a mail: keeps its HTML below 102 KB, where Gmail clips a mail, even in two languages and
 * with names of maximum length.
 */
export const MAX_MAILED_ITEMS = 25;

/** Returns the ids of the products whose picture a list of items shows. */
export const mailedProductIds = (items: readonly Pick<MailedItem, 'productId'>[]): string[] =>
  items.slice(0, MAX_MAILED_ITEMS).flatMap(({ productId }) => productId ?? []);

/** Product ids of mails that list the items of the order. */
export const withItemPictures = { productIds: ({ order }: AboutOrder): string[] => mailedProductIds(order.items) };

/** Order for mail samples. */
export const sampleOrder = (language: Language): OrderMailData => ({
  orderNumber: 'ORD-1773000000000-ABCDEFGH2',
  language,
  createdAt: '2026-03-10T09:00:00.000Z',
  paymentMethod: 'cash_on_delivery',
  shipping: {
    fullName: 'سلمى حسن',
    email: 'salma@example.com',
    phone: '+201001234567',
    address: '١٢ شارع المعز لدين الله',
    city: 'القاهرة',
    postalCode: '11511',
  },
  zone: { name: { ar: 'القاهرة', en: 'Cairo' }, freeFrom: null, days: { min: 2, max: 3 } },
  items: [
    {
      productId: 'plate-lotus-01',
      name: { ar: 'طبق اللوتس', en: 'Lotus plate' },
      quantity: 2,
      lineTotal: pounds(1250),
    },
  ],
  subtotal: pounds(1250),
  bundleDiscount: pounds(100),
  togetherDiscount: pounds(50),
  promoDiscount: pounds(25),
  promoCode: 'WELCOME-ABCDEF',
  shippingCost: pounds(150),
  tax: pounds(175),
  taxPercent: 14,
  taxBase: 'before-discounts',
  bundlePercent: 10,
  togetherPercent: 15,
  total: pounds(1400),
  isGift: true,
  giftWrap: true,
  giftMessage: 'كل عام وأنت بخير',
});

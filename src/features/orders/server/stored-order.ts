import type { Selectable } from 'kysely';
import type { Bilingual } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { Quote } from '#features/pricing/quote.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { Tables } from '#generated/tables.gen.ts';

/** A stored order. */
export type StoredOrder = Omit<
  Selectable<Tables['orders']>,
  'items' | 'shipping_info' | 'shipping_zone' | 'shares_mail' | 'search_text'
> & {
  readonly items: StoredItem[];
  readonly shipping_info: ShippingForm;
  readonly shipping_zone: Quote['zone'];
};

/** All columns except the search text and mail sharing. */
export const orderColumns = [
  'id',
  'user_id',
  'order_number',
  'idempotency_key',
  'request_hash',
  'language',
  'items',
  'shipping_info',
  'subtotal',
  'discount',
  'bundle_discount',
  'together_discount',
  'discount_amount',
  'shipping_cost',
  'tax',
  'tax_percent',
  'bundle_percent',
  'together_percent',
  'tax_base',
  'shipping_zone',
  'settings_id',
  'total',
  'status',
  'payment_status',
  'payment_method',
  'promo_code',
  'is_gift',
  'gift_wrap',
  'gift_message',
  'payment_deadline',
  'hold_extensions',
  'paid_amount',
  'refunded_amount',
  'overpayment_refunded_amount',
  'version',
  'waived_amount',
  'retained_amount',
  'created_at',
] as const satisfies readonly (keyof Tables['orders'])[];

export type NewOrder = Omit<
  StoredOrder,
  | 'id'
  | 'status'
  | 'payment_status'
  | 'hold_extensions'
  | 'paid_amount'
  | 'refunded_amount'
  | 'overpayment_refunded_amount'
  | 'version'
  | 'waived_amount'
  | 'retained_amount'
>;

// Only `insertOrderClause`, `updateContent` and `anonymizeOrder` write these columns.
export const toStoredItem = (row: Omit<Selectable<Tables['orders']>, 'shares_mail' | 'search_text'>): StoredOrder => ({
  ...row,
  items: row.items as StoredItem[],
  shipping_info: row.shipping_info as ShippingForm,
  shipping_zone: row.shipping_zone as Quote['zone'],
});

/** Order columns that payments need. */
export const paymentColumns = [
  'user_id',
  'order_number',
  'language',
  'total',
  'status',
  'payment_status',
  'payment_method',
  'payment_deadline',
  'hold_extensions',
  'paid_amount',
  'refunded_amount',
  'overpayment_refunded_amount',
  'waived_amount',
  'retained_amount',
] as const;
export type OrderForPayment = Pick<Selectable<Tables['orders']>, 'id' | (typeof paymentColumns)[number]>;

/** Qualified columns for joins, where the id is that of the attempt's order. */
export const orderColumnsWithoutId = paymentColumns.map((column) => `orders.${column}` as const);

/** An item at the time of the order; later changes of the product do not affect it. */
export type StoredItem = {
  readonly productId: string;
  readonly name: Bilingual;
  readonly subtitle: Bilingual;
  readonly unitPrice: Piastres;
  readonly quantity: number;
  readonly lineTotal: Piastres;
  readonly togetherDiscount: Piastres;
  /** Anchor of the complete bought-together group in which it was ordered; absent in older orders. */
  readonly togetherWith?: string;
};

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PaymentMethodColumn } from './payment-tables.ts';

export type PaymentStatusColumn = 'pending' | 'paid' | 'partly_refunded' | 'refunded';
export type OrderStatusColumn = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

export type OrdersTable = {
  id: Generated<string>;
  user_id: string | null;
  order_number: string;
  idempotency_key: string;
  request_hash: string;
  language: 'ar' | 'en';
  items: JSONColumnType<object[]>;
  shipping_info: JSONColumnType<object>;
  subtotal: number;
  discount: number;
  bundle_discount: number;
  together_discount: number;
  discount_amount: number;
  shipping_cost: number;
  tax: number;
  tax_percent: number;
  bundle_percent: number;
  together_percent: number;
  total: number;
  status: Generated<OrderStatusColumn>;
  payment_status: Generated<PaymentStatusColumn>;
  payment_method: PaymentMethodColumn;
  promo_code: string | null;
  is_gift: boolean;
  gift_wrap: boolean;
  gift_message: string | null;
  tax_base: Generated<'before-discounts' | 'after-discounts'>;
  /** Name, free subtotal and days of the zone that applied. */
  shipping_zone: JSONColumnType<object>;
  /** Id of the newest settings that it was priced by. */
  settings_id: Generated<number>;
  /** Until when the order holds its stock unpaid; null for ever. */
  pay_by: Date | null;
  hold_extensions: Generated<number>;
  /** Sums of the ledger, written together with it. */
  paid_amount: Generated<number>;
  refunded_amount: Generated<number>;
  /** Number of its content. */
  version: Generated<number>;
  /** Sum of the refunds of what was more than the order costs. */
  given_back_amount: Generated<number>;
  /** Price of returned pieces that had not been paid, which is not owed. */
  waived_amount: Generated<number>;
  /** Amount not refunded for an order whose parcel was sent back; null for every other order. */
  kept_amount: number | null;
  /** Whether it is a later order of the day of an unproven address, which has no mails of its own until it is proven. */
  shares_mail: Generated<boolean>;
  /** Name, order number and phone in searchable form. */
  search_text: ColumnType<string, never, never>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type OrderChangesTable = {
  order_id: string;
  version: number;
  changed_by: string | null;
  changed_at: Date;
  parts: string[];
  priced_by: 'order' | 'today';
  lines_before: JSONColumnType<object[]>;
  lines_after: JSONColumnType<object[]>;
  total_before: number;
  total_after: number;
};

export type OrderStatusChangesTable = {
  id: ColumnType<number, never, never>;
  order_id: string;
  from_status: OrderStatusColumn | null;
  /** Null for an entry about the payment. */
  to_status: OrderStatusColumn | null;
  from_payment: PaymentStatusColumn | null;
  to_payment: PaymentStatusColumn | null;
  changed_by: string | null;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

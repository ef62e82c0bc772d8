import type { ColumnType, JSONColumnType } from 'kysely';

export type PaymentStatusColumn = 'pending' | 'paid' | 'partly_refunded' | 'refunded';
export type OrderStatusColumn = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

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

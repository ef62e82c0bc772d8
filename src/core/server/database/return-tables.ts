import type { ColumnType, Generated } from 'kysely';

type ReturnStateColumn = 'requested' | 'approved' | 'received' | 'refunded' | 'refused' | 'closed' | 'withdrawn';

export type ReturnsTable = {
  id: Generated<string>;
  order_id: string;
  kind: 'request' | 'refused_delivery';
  state: ReturnStateColumn;
  /** Idempotency key of the browser. */
  request_key: string | null;
  comment: string | null;
  /** Last words of an admin to the customer. */
  answer: string | null;
  /** Piastres; null until its pieces are received. */
  goods_due: number | null;
  shipping_due: number | null;
  /** Part of both that was never paid and is no longer owed. */
  waived_due: Generated<number>;
  created_at: Date;
};

export type ReturnLinesTable = {
  return_id: string;
  product_id: string;
  quantity: number;
  reason:
    | 'damaged'
    | 'faulty'
    | 'wrong_item'
    | 'not_as_described'
    | 'changed_mind'
    | 'other'
    | 'refused'
    | 'unreachable';
  /** Received pieces that are back in stock, and that are not to be sold again. */
  restocked: Generated<number>;
  written_off: Generated<number>;
  /** The line's part of `goods_due`. */
  amount: number | null;
};

type ReturnChangesTable = {
  id: ColumnType<number, never, never>;
  return_id: string;
  to_state: ReturnStateColumn;
  changed_by: string | null;
  changed_at: Date;
};

type ReturnRefundsTable = { refund_id: string; return_id: string };

export type ReturnTables = {
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
  return_changes: ReturnChangesTable;
  return_refunds: ReturnRefundsTable;
};

import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type PaymentMethodColumn =
  | 'cash_on_delivery'
  | 'bank_transfer'
  | 'card_link'
  | 'card'
  | 'wallet'
  | 'instalments';
type PaymentProviderColumn = 'paymob' | 'stripe' | 'instapay' | 'cash_on_delivery' | 'manual';

export type PaymentAttemptsTable = {
  id: Generated<string>;
  order_id: string;
  number: number;
  provider: PaymentProviderColumn;
  method: PaymentMethodColumn;
  amount: number;
  currency: Generated<string>;
  is_live: boolean;
  reference: string;
  state: 'opening' | 'open' | 'pending' | 'failed' | 'expired' | 'review' | 'succeeded';
  provider_order_id: string | null;
  /** Address of the payment page. */
  encrypted_url: Buffer | null;
  expires_at: Date | null;
  reason: string | null;
  created_at: Date;
  changed_at: Date;
  checked_at: Date | null;
  checks: Generated<number>;
  /** When the customer came back from the gateway. */
  returned_at: Date | null;
};

/** The ledger; rows are only added, except for `confirmed_at`. */
export type PaymentTransactionsTable = {
  id: ColumnType<number, never, never>;
  order_id: string;
  attempt_id: string;
  provider: PaymentProviderColumn;
  transaction_id: string;
  parent_id: string | null;
  kind: 'charge' | 'authorisation' | 'refund' | 'void' | 'chargeback' | 'reversal';
  outcome: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  is_live: boolean;
  counts: boolean;
  means: 'card' | 'wallet' | 'transfer' | 'cash' | 'other';
  brand: string | null;
  last4: string | null;
  reason: string | null;
  recorded_by: 'webhook' | 'check' | 'admin';
  admin_id: string | null;
  recorded_at: Date;
  confirmed_at: Date | null;
};

export type RefundsTable = {
  id: Generated<string>;
  order_id: string;
  charge_id: number;
  amount: number;
  reason: 'return' | 'cancelled' | 'paid_twice' | 'paid_late' | 'wrong_amount' | 'goodwill' | 'order_changed';
  lines: JSONColumnType<object[]>;
  includes_shipping: Generated<boolean>;
  is_restocked: Generated<boolean>;
  /** Whether only a part of the order was paid, which is less by this: the order is open for it again. */
  is_of_part_payment: Generated<boolean>;
  note: string | null;
  state: 'wanted' | 'sent' | 'unclear' | 'done' | 'refused';
  refunded_before: number | null;
  provider_refund_id: string | null;
  admin_id: string | null;
  created_at: Date;
  sent_at: Date | null;
  done_at: Date | null;
};

export type TransferProofsTable = {
  id: Generated<string>;
  order_id: string;
  bank_reference: string | null;
  /** WebP; null when its retention time is over. */
  picture: Buffer | null;
  /** SHA-256 of the file as it was sent. */
  upload_hash: Buffer;
  /** SHA-256 of the pixels. */
  picture_hash: Buffer;
  state: 'sent' | 'accepted' | 'rejected';
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
  admin_id: string | null;
};

export type PaymentIssuesTable = {
  id: Generated<string>;
  kind:
    | 'paid_twice'
    | 'paid_late'
    | 'wrong_amount'
    | 'wrong_currency'
    | 'wrong_mode'
    | 'owed_back'
    | 'unmatched'
    | 'unconfirmed'
    | 'refund_unclear'
    | 'refund_refused'
    | 'chargeback';
  order_id: string | null;
  provider: PaymentProviderColumn;
  subject: string;
  amount: number | null;
  created_at: Date;
  reminded_at: Date | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
};

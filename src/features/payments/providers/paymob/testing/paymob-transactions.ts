import { createHmac } from 'node:crypto';

const OWNER = 500_001;

/** An intention requested by the shop, and the order that the gateway created for it. */
export type Intention = {
  readonly id: string;
  readonly clientSecret: string;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly integrationIds: readonly number[];
  readonly itemName: string;
  readonly expirationSeconds: number | null;
  readonly notificationUrl: string;
  readonly redirectionUrl: string;
};

/** A transaction as in webhooks and responses. */
export type PaymobTransaction = ReturnType<typeof createTransaction>;

export type NewTransaction = {
  readonly id: number;
  readonly amount: number;
  readonly isPending?: boolean;
  readonly isSuccess: boolean;
  readonly isLive: boolean;
  readonly is3dSecure?: boolean;
  readonly instrument: 'card' | 'wallet' | 'valu';
  readonly responseCode: string;
  readonly parent?: { readonly id: number; readonly kind: 'refund' | 'void' };
};

/** The "pan" of a wallet is a phone number, as at the real gateway. */
const sources = {
  card: { pan: '2346', type: 'card', tenure: null, sub_type: 'MasterCard' },
  wallet: { pan: '01010101010', type: 'wallet', tenure: null, sub_type: 'wallet' },
  valu: { pan: '01010101010', type: 'valu', tenure: 6, sub_type: 'valu' },
} as const;

/** Formats an Egyptian time without an offset, with six digits of a second. */
const timestamp = (): string => new Date().toISOString().replace('Z', '001');

export const createTransaction = (intention: Intention, transaction: NewTransaction) => {
  const { id, amount, isPending = false, isSuccess, parent, responseCode } = transaction;
  const { pan, type, tenure, sub_type }: { pan: string; type: string; tenure: number | null; sub_type: string } =
    sources[transaction.instrument];
  return {
    id,
    pending: isPending,
    amount_cents: amount,
    success: isSuccess,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: !parent,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: transaction.is3dSecure ?? false,
    integration_id: intention.integrationIds[0] ?? 0,
    profile_id: OWNER,
    has_parent_transaction: parent !== undefined,
    order: {
      id: intention.orderId,
      created_at: timestamp(),
      delivery_needed: false,
      merchant: { id: OWNER },
      amount_cents: intention.amount,
      currency: intention.currency,
      is_payment_locked: false,
      merchant_order_id: intention.reference,
      paid_amount_cents: 0,
      items: [],
      payment_method: 'tbc',
      data: {},
    },
    created_at: timestamp(),
    currency: intention.currency,
    source_data: { pan, type, tenure, sub_type },
    api_source: 'IFRAME',
    installment: null,
    discount_details: [],
    is_void: parent?.kind === 'void',
    is_refund: parent?.kind === 'refund',
    data: { klass: 'MigsPayment', txn_response_code: responseCode, message: `The bank says ${responseCode}` },
    payment_key_claims: { extra: {}, order_id: intention.orderId, amount_cents: intention.amount, billing_data: {} },
    error_occured: false,
    is_live: transaction.isLive,
    refunded_amount_cents: 0,
    is_captured: false,
    captured_amount: null,
    updated_at: timestamp(),
    is_settled: false,
    owner: OWNER,
    parent_transaction: parent?.id ?? null,
  };
};

/** Signed fields of a transaction. */
export type SignedTransaction = Pick<
  PaymobTransaction,
  | 'amount_cents'
  | 'created_at'
  | 'currency'
  | 'error_occured'
  | 'has_parent_transaction'
  | 'integration_id'
  | 'is_3d_secure'
  | 'is_auth'
  | 'is_capture'
  | 'is_refunded'
  | 'is_standalone_payment'
  | 'is_voided'
  | 'owner'
  | 'pending'
  | 'success'
> & {
  readonly id: number | string;
  readonly order: { readonly id: number };
  readonly source_data: { readonly pan: string; readonly sub_type: string; readonly type: string };
};

const signedValues = (transaction: SignedTransaction): readonly unknown[] => {
  const { source_data: source } = transaction;
  return [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    transaction.order.id,
    transaction.owner,
    transaction.pending,
    source.pan,
    source.sub_type,
    source.type,
    transaction.success,
  ];
};

export const signTransaction = (transaction: SignedTransaction, secret: string): string =>
  createHmac('sha512', secret).update(signedValues(transaction).join('')).digest('hex');

/** Query of the return URL: the transaction in flat, dotted keys, signed like a webhook. */
export const returnQuery = (transaction: PaymobTransaction, hmac: string): URLSearchParams => {
  const { order, source_data, data, payment_key_claims: _, ...plain } = transaction;
  return new URLSearchParams({
    ...Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, formatValue(value)])),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id,
    'source_data.pan': source_data.pan,
    'source_data.type': source_data.type,
    'source_data.sub_type': source_data.sub_type,
    'data.message': data.message,
    txn_response_code: data.txn_response_code,
    hmac,
  });
};

const formatValue = (value: unknown): string => (value === null ? '' : Array.isArray(value) ? '[]' : String(value));

import * as v from 'valibot';
import type { TransactionKind, TransactionOutcome } from '#features/orders/order-money.ts';
import type { PaymentEvent, PaymentInstrument } from '../../../payment-event.ts';
import { declineReason } from './decline-reasons.ts';

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Unvalidated = v.optional(v.unknown());

/**
 * Transaction in webhooks and query responses. The signature has no separators, so digits could move between adjacent fields;
 * therefore the formats of amounts, times and ids are strict. Explanatory fields may have any format.
 */
const Transaction = v.object({
  id: Id,
  pending: v.boolean(),
  success: v.boolean(),
  error_occured: v.boolean(),
  amount_cents: Amount,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  created_at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/)),
  integration_id: Id,
  /** The merchant account; signed next to the order id, so digits could move between them. */
  owner: Id,
  is_auth: v.boolean(),
  is_capture: v.boolean(),
  is_voided: v.boolean(),
  is_refunded: v.boolean(),
  has_parent_transaction: v.boolean(),
  is_live: v.boolean(),
  order: v.object({ id: Id, paid_amount_cents: v.fallback(v.nullish(Amount), null) }),
  is_void: v.nullish(v.boolean(), false),
  is_refund: v.nullish(v.boolean(), false),
  parent_transaction: v.fallback(v.nullish(Id), null),
  refunded_amount_cents: v.nullish(Amount, 0),
  source_data: v.fallback(v.object({ type: Unvalidated, sub_type: Unvalidated, pan: Unvalidated }), {}),
  data: v.fallback(v.object({ txn_response_code: Unvalidated, acq_response_code: Unvalidated }), {}),
});

export type Transaction = v.InferOutput<typeof Transaction>;

/** Parses a transaction; null unless it has the documented format. */
export const readTransaction = (value: unknown): Transaction | null => {
  const read = v.safeParse(Transaction, value);
  return read.success ? read.output : null;
};

/**
 * Maps a transaction to payment events; [] if it moves no money. A charge remains a charge after a refund, because each refund is
 * its own transaction and the charge's running total would count it twice. A void is reported by the charge and by its own
 * transaction; both map to one event with the charge's id. A void of an authorisation moves no money.
 */
export const toEvents = (transaction: Transaction): readonly PaymentEvent[] => {
  const kind = toKind(transaction);
  if (kind === null) return [];
  const outcome = toOutcome(transaction);
  const event = toEvent(transaction, kind, outcome);
  const isVoided = outcome === 'succeeded' && kind === 'charge' && transaction.is_voided;
  return isVoided ? [event, { ...event, kind: 'void', parentId: event.transactionId }] : [event];
};

/**
 * `has_parent_transaction` is signed, `is_refund` and `is_void` are not: a replayed payment with a forged flag must not become a
 * refund, nor a refund without its flag a payment.
 */
const toKind = ({ has_parent_transaction, ...flags }: Transaction): TransactionKind | null => {
  if (flags.is_void && flags.is_refund) return null;
  if (has_parent_transaction) {
    if (flags.is_void) return flags.parent_transaction === null || flags.is_auth ? null : 'void';
    if (flags.is_refund) return 'refund';
    return flags.is_capture ? 'charge' : null;
  }
  if (flags.is_void || flags.is_refund) return null;
  return flags.is_auth ? 'authorisation' : 'charge';
};

/**
 * Ignores the response code, because a wallet payment that awaits confirmation has `APPROVED`. A success with an error is
 * contradictory, so it is `pending` and queried again.
 */
const toOutcome = ({ pending, success, error_occured }: Transaction): TransactionOutcome => {
  if (pending || (success && error_occured)) return 'pending';
  return success ? 'succeeded' : 'failed';
};

const toEvent = (transaction: Transaction, kind: TransactionKind, outcome: TransactionOutcome): PaymentEvent => {
  const { parent_transaction, data } = transaction;
  const parentId =
    transaction.has_parent_transaction && parent_transaction !== null ? String(parent_transaction) : null;
  return {
    provider: 'paymob',
    providerOrderId: String(transaction.order.id),
    transactionId: kind === 'void' && parentId !== null ? parentId : String(transaction.id),
    parentId,
    kind,
    outcome,
    amount: transaction.amount_cents,
    currency: transaction.currency,
    isLive: transaction.is_live,
    instrument: toInstrument(transaction.source_data),
    reason:
      outcome === 'failed'
        ? declineReason(data.txn_response_code, data.acq_response_code, transaction.error_occured)
        : null,
  };
};

/** The "pan" of a wallet is its owner's phone number, so only cards keep their last four digits. */
const toInstrument = ({ type, sub_type, pan }: Transaction['source_data']): PaymentInstrument => {
  if (type !== 'card') return { kind: type === 'wallet' ? 'wallet' : 'other', brand: null, last4: null };
  return {
    kind: 'card',
    brand: typeof sub_type === 'string' && /^[A-Za-z][A-Za-z .-]{0,29}$/.test(sub_type) ? sub_type : null,
    last4: typeof pan === 'string' ? (/\d{4}$/.exec(pan)?.[0] ?? null) : null,
  };
};

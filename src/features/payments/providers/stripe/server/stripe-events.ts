import * as v from 'valibot';
import type { PaymentEvent } from '../../../payment-event.ts';

// Schemas of Stripe objects, limited to fields that no API version has changed, because webhooks use the version chosen in the
// owner's Stripe dashboard.
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currencySchema = v.pipe(v.string(), v.length(3), v.toUpperCase());
const metadataSchema = v.optional(v.nullable(v.record(v.string(), v.string())), null);

const sessionSchema = v.object({
  id: idSchema,
  mode: v.string(),
  status: v.nullable(v.string()),
  payment_status: v.string(),
  amount_total: v.nullable(amountSchema),
  currency: v.nullable(currencySchema),
  livemode: v.boolean(),
  payment_intent: v.nullable(
    v.union([idSchema, v.object({ id: idSchema, status: v.string(), latest_charge: v.unknown() })]),
  ),
  metadata: metadataSchema,
});

const refundSchema = v.object({
  id: idSchema,
  amount: amountSchema,
  currency: currencySchema,
  status: v.nullable(v.string()),
  payment_intent: v.nullable(idSchema),
  metadata: metadataSchema,
});

const disputeSchema = v.object({
  id: idSchema,
  amount: amountSchema,
  currency: currencySchema,
  status: v.string(),
  payment_intent: v.nullable(idSchema),
});

const cardSchema = v.object({
  payment_method_details: v.object({
    card: v.object({
      brand: v.nullable(v.pipe(v.string(), v.maxLength(30))),
      last4: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    }),
  }),
});

type Session = v.InferOutput<typeof sessionSchema>;

/** Payment of a refund or dispute. */
type Owner = {
  /** Id of the session; null if unknown. */
  readonly sessionId: string | null;
  readonly isLive: boolean;
};

const anyCard = { kind: 'card', brand: null, last4: null } as const;

/**
 * Maps a Checkout Session to its charge, identified by the payment intent; [] while its page is open, because a declined customer
 * can retry there, and for sessions of other programs in the same account. `hasFailed`: a webhook reports that an asynchronous
 * payment failed. Throws for a value that is not a session.
 */
export const sessionEvents = (value: unknown, { hasFailed = false } = {}): readonly PaymentEvent[] => {
  const session = v.parse(sessionSchema, value);
  const { amount_total: total, currency } = session;
  const result = toChargeResult(session, hasFailed);
  if (result === null || total === null || currency === null) return [];
  if (session.mode !== 'payment' || !session.metadata?.['order']) return [];
  return [
    {
      provider: 'stripe',
      providerOrderId: session.id,
      transactionId: getPaymentIntent(session) ?? session.id,
      parentId: null,
      kind: 'charge',
      amount: total,
      currency,
      isLive: session.livemode,
      instrument: toInstrument(session),
      ...result,
    },
  ];
};

/** Returns the id of a session's payment intent; absent before the first payment attempt. */
export const paymentIntentOfSession = (value: unknown): string | null =>
  getPaymentIntent(v.parse(sessionSchema, value));

const toChargeResult = (session: Session, hasFailed: boolean): Pick<PaymentEvent, 'outcome' | 'reason'> | null => {
  if (session.payment_status === 'paid') return { outcome: 'succeeded', reason: null };
  if (session.status === 'expired') return { outcome: 'failed', reason: 'expired' };
  if (session.payment_status !== 'unpaid') return null;
  if (hasFailed) return { outcome: 'failed', reason: 'declined' };
  if (session.status !== 'complete') return null;
  return isIntentClosed(session) ? { outcome: 'failed', reason: 'declined' } : { outcome: 'pending', reason: null };
};

const isIntentClosed = ({ payment_intent: intent }: Session): boolean =>
  typeof intent === 'object' && intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status);

const getPaymentIntent = ({ payment_intent: intent }: Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** Brand and last digits are in the charge, which webhooks do not include. */
const toInstrument = ({ payment_intent: intent }: Session): PaymentEvent['instrument'] => {
  if (typeof intent !== 'object' || intent === null) return anyCard;
  const charge = v.safeParse(cardSchema, intent.latest_charge);
  return charge.success ? { kind: 'card', ...charge.output.payment_method_details.card } : anyCard;
};

/** Maps a refund to its event; the shop's own refunds name their session, those of the dashboard only the payment. */
export const refundEvents = (value: unknown, { sessionId, isLive }: Owner): readonly PaymentEvent[] => {
  const refund = v.parse(refundSchema, value);
  const { id, amount, currency, payment_intent: parentId } = refund;
  const providerOrderId = sessionId ?? refund.metadata?.['session'] ?? parentId;
  if (providerOrderId === null) return [];
  const base = { provider: 'stripe', providerOrderId, transactionId: id, parentId, kind: 'refund' } as const;
  return [{ ...base, amount, currency, isLive, instrument: anyCard, ...refundResult(refund.status) }];
};

/** Maps a refund status to an outcome; unknown statuses of later API versions are pending. */
export const refundResult = (status: string | null): Pick<PaymentEvent, 'outcome' | 'reason'> => {
  if (status === 'succeeded') return { outcome: 'succeeded', reason: null };
  if (status === 'failed') return { outcome: 'failed', reason: 'error' };
  if (status === 'canceled') return { outcome: 'failed', reason: 'cancelled' };
  return { outcome: 'pending', reason: null };
};

/** Maps a dispute to a chargeback: an inquiry takes no money yet (pending), a won or closed dispute returns it (failed). */
export const disputeEvents = (value: unknown, { sessionId, isLive }: Owner): readonly PaymentEvent[] => {
  const { id, amount, currency, status, payment_intent: parentId } = v.parse(disputeSchema, value);
  const providerOrderId = sessionId ?? parentId;
  if (providerOrderId === null) return [];
  const base = { provider: 'stripe', providerOrderId, transactionId: id, parentId, kind: 'chargeback' } as const;
  return [{ ...base, amount, currency, isLive, instrument: anyCard, outcome: disputeOutcome(status), reason: null }];
};

const disputeOutcome = (status: string): PaymentEvent['outcome'] => {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'failed';
  return status.startsWith('warning_') ? 'pending' : 'succeeded';
};

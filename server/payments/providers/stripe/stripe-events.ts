import * as v from 'valibot';
import type { PaymentEvent } from '../../../../domain/payments/payment-event.ts';

// What the shop reads of Stripe's objects: fields that no version of the API has changed, because webhooks come in the version that
// the owner chose in Stripe's dashboard.
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

/** Whose the refund or dispute of a payment is. */
type Owner = {
  /** Id of the session; null where it is not known. */
  readonly sessionId: string | null;
  readonly isLive: boolean;
};

const anyCard = { kind: 'card', brand: null, last4: null } as const;

/**
 * The charge of a Checkout Session, by the id of its payment intent; [] while its page is open, because who is declined there tries
 * again on the same page, and for sessions that other programs made in the same account. `hasFailed` is what a report says of a
 * payment that was confirmed later. Throws for a value that is no session.
 */
export const sessionEvents = (value: unknown, { hasFailed = false } = {}): readonly PaymentEvent[] => {
  const session = v.parse(sessionSchema, value);
  const { amount_total: total, currency } = session;
  const result = resultOf(session, hasFailed);
  if (result === null || total === null || currency === null) return [];
  if (session.mode !== 'payment' || !session.metadata?.['order']) return [];
  return [
    {
      provider: 'stripe',
      providerOrderId: session.id,
      transactionId: paymentIntentOf(session) ?? session.id,
      parentId: null,
      kind: 'charge',
      amount: total,
      currency,
      isLive: session.livemode,
      means: meansOf(session),
      ...result,
    },
  ];
};

/** The id of a session's payment intent, which exists once somebody has tried to pay. */
export const paymentIntentOfSession = (value: unknown): string | null => paymentIntentOf(v.parse(sessionSchema, value));

const resultOf = (session: Session, hasFailed: boolean): Pick<PaymentEvent, 'outcome' | 'reason'> | null => {
  if (session.payment_status === 'paid') return { outcome: 'succeeded', reason: null };
  if (session.status === 'expired') return { outcome: 'failed', reason: 'expired' };
  if (session.payment_status !== 'unpaid') return null;
  if (hasFailed) return { outcome: 'failed', reason: 'declined' };
  if (session.status !== 'complete') return null;
  return isIntentOver(session) ? { outcome: 'failed', reason: 'declined' } : { outcome: 'pending', reason: null };
};

const isIntentOver = ({ payment_intent: intent }: Session): boolean =>
  typeof intent === 'object' && intent !== null && ['requires_payment_method', 'canceled'].includes(intent.status);

const paymentIntentOf = ({ payment_intent: intent }: Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** Brand and last digits stand in the charge, which a webhook does not have. */
const meansOf = ({ payment_intent: intent }: Session): PaymentEvent['means'] => {
  if (typeof intent !== 'object' || intent === null) return anyCard;
  const charge = v.safeParse(cardSchema, intent.latest_charge);
  return charge.success ? { kind: 'card', ...charge.output.payment_method_details.card } : anyCard;
};

/** The state of a refund; the shop's own ones name their session, those of the dashboard only the payment. */
export const refundEvents = (value: unknown, { sessionId, isLive }: Owner): readonly PaymentEvent[] => {
  const refund = v.parse(refundSchema, value);
  const { id, amount, currency, payment_intent: parentId } = refund;
  const providerOrderId = sessionId ?? refund.metadata?.['session'] ?? parentId;
  if (providerOrderId === null) return [];
  const base = { provider: 'stripe', providerOrderId, transactionId: id, parentId, kind: 'refund' } as const;
  return [{ ...base, amount, currency, isLive, means: anyCard, ...refundResult(refund.status) }];
};

/** How far a refund is; a state that a later version adds is taken for one that is not decided yet. */
export const refundResult = (status: string | null): Pick<PaymentEvent, 'outcome' | 'reason'> => {
  if (status === 'succeeded') return { outcome: 'succeeded', reason: null };
  if (status === 'failed') return { outcome: 'failed', reason: 'error' };
  if (status === 'canceled') return { outcome: 'failed', reason: 'cancelled' };
  return { outcome: 'pending', reason: null };
};

/** A dispute: an inquiry takes no money yet (pending), one that is won or closed gives it back (failed). */
export const disputeEvents = (value: unknown, { sessionId, isLive }: Owner): readonly PaymentEvent[] => {
  const { id, amount, currency, status, payment_intent: parentId } = v.parse(disputeSchema, value);
  const providerOrderId = sessionId ?? parentId;
  if (providerOrderId === null) return [];
  const base = { provider: 'stripe', providerOrderId, transactionId: id, parentId, kind: 'chargeback' } as const;
  return [{ ...base, amount, currency, isLive, means: anyCard, outcome: disputeOutcome(status), reason: null }];
};

const disputeOutcome = (status: string): PaymentEvent['outcome'] => {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'failed';
  return status.startsWith('warning_') ? 'pending' : 'succeeded';
};

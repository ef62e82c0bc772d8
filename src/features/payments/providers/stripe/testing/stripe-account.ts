import { randomUUID } from 'node:crypto';

type Status = 'open' | 'complete' | 'expired';

/** A Checkout Session as in Stripe's API. */
export type StripeSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  readonly livemode: boolean;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_total: number;
  readonly currency: string;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  /** Name of the line item. */
  readonly description: string;
  readonly url: string;
  status: Status;
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
};

type Charge = {
  readonly id: string;
  readonly object: 'charge';
  readonly payment_intent: string;
  readonly amount: number;
  amount_refunded: number;
  disputed: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
};

type PaymentIntent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  status: 'requires_payment_method' | 'succeeded';
  latest_charge: string | null;
};

export type StripeRefund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
};

type Dispute = {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: string;
  readonly livemode: boolean;
};

/** A webhook event. */
export type StripeEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
};

export type RefundInput = {
  readonly paymentIntent: string;
  readonly amount: number;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly isPending?: boolean;
};

/** State of a Stripe account and the operations on it; each operation returns its events. */
export type StripeAccount = {
  readonly sessions: Map<string, StripeSession>;
  readonly intents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: StripeRefund[];
  readonly disputes: Dispute[];
  /** Responses by idempotency key. */
  readonly responses: Map<string, { readonly request: string; readonly status: number; readonly body: unknown }>;
  readonly now: () => Date;
  readonly pay: (sessionId: string) => readonly StripeEvent[];
  readonly decline: (sessionId: string) => void;
  readonly expire: (sessionId: string) => readonly StripeEvent[];
  readonly refund: (input: RefundInput) => { readonly refund: StripeRefund; readonly events: readonly StripeEvent[] };
  readonly finishRefund: (refundId: string, status: 'succeeded' | 'failed') => readonly StripeEvent[];
  readonly dispute: (paymentIntent: string) => readonly StripeEvent[];
};

export const newStripeId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

export const createStripeAccount = (now: () => Date): StripeAccount => {
  const sessions: StripeAccount['sessions'] = new Map();
  const intents: StripeAccount['intents'] = new Map();
  const charges: StripeAccount['charges'] = new Map();
  const refunds: StripeRefund[] = [];
  const disputes: Dispute[] = [];

  const toEvent = (type: string, object: object): StripeEvent => ({
    id: newStripeId('evt'),
    object: 'event',
    type,
    created: Math.floor(now().getTime() / 1000),
    livemode: false,
    data: { object: { ...object } },
  });

  const existing = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('the account has no such object');
    return value;
  };
  const getSession = (id: string) => existing(sessions.get(id));
  const getCharge = (paymentIntent: string) =>
    existing(charges.get(existing(intents.get(paymentIntent)).latest_charge ?? ''));

  /** As with Stripe, absent before the first payment attempt. */
  const createIntent = (session: StripeSession): PaymentIntent => {
    const stored = intents.get(session.payment_intent ?? '');
    if (stored) return stored;
    const { amount_total: amount, currency } = session;
    const intent: PaymentIntent = {
      id: newStripeId('pi'),
      object: 'payment_intent',
      amount,
      currency,
      status: 'requires_payment_method',
      latest_charge: null,
    };
    intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  };

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    responses: new Map(),
    now,
    pay: (id) => {
      const session = getSession(id);
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
      const intent = createIntent(session);
      const charge: Charge = {
        id: newStripeId('ch'),
        object: 'charge',
        payment_intent: intent.id,
        amount: session.amount_total,
        amount_refunded: 0,
        disputed: false,
        metadata: session.metadata,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      };
      charges.set(charge.id, charge);
      Object.assign(intent, { status: 'succeeded', latest_charge: charge.id });
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
      return [toEvent('payment_intent.succeeded', intent), toEvent('checkout.session.completed', session)];
    },
    decline: (id) => void createIntent(getSession(id)),
    expire: (id) => {
      const session = getSession(id);
      session.status = 'expired';
      return [toEvent('checkout.session.expired', session)];
    },
    refund: ({ paymentIntent, amount, metadata = {}, isPending = false }) => {
      const charge = getCharge(paymentIntent);
      const { currency } = existing(intents.get(paymentIntent));
      const refund: StripeRefund = {
        id: newStripeId('re'),
        object: 'refund',
        amount,
        currency,
        charge: charge.id,
        payment_intent: paymentIntent,
        metadata,
        status: isPending ? 'pending' : 'succeeded',
      };
      refunds.push(refund);
      charge.amount_refunded += amount;
      return { refund, events: [toEvent('refund.created', refund), toEvent('charge.refunded', charge)] };
    },
    finishRefund: (id, status) => {
      const refund = existing(refunds.find((each) => each.id === id));
      refund.status = status;
      if (status === 'failed') {
        refund.failure_reason = 'expired_or_canceled_card';
        getCharge(refund.payment_intent).amount_refunded -= refund.amount;
      }
      return [toEvent(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)];
    },
    dispute: (paymentIntent) => {
      const charge = getCharge(paymentIntent);
      charge.disputed = true;
      const { currency } = existing(intents.get(paymentIntent));
      const dispute: Dispute = {
        id: newStripeId('dp'),
        object: 'dispute',
        amount: charge.amount,
        currency,
        charge: charge.id,
        payment_intent: paymentIntent,
        status: 'needs_response',
        livemode: false,
      };
      disputes.push(dispute);
      return [toEvent('charge.dispute.created', dispute)];
    },
  };
};

import type { Piastres } from '../money.ts';
import type { OrderStatus, StoredPaymentStatus } from '../orders/status.ts';
import type { AttemptState } from './attempt-state.ts';
import { isPaidInPart, openAmountOf } from './order-money.ts';
import { isOnlineMethod, type PaymentMethod } from './payment-methods.ts';

/** What a customer is told about the money of an order. */
export const customerPaymentStates = [
  /** To be paid on delivery, or by the link that the seller sends. */
  'cash',
  'link',
  /** To be transferred; the proof waits for an admin; it was not accepted. */
  'transfer',
  'transfer_sent',
  'transfer_rejected',
  /** To be paid on the page of a gateway; the last try did not go through. */
  'unpaid',
  'failed',
  /** Back from the gateway, which has not answered yet; or the customer has to confirm in an app. */
  'checking',
  'pending',
  'paid',
  'partly_refunded',
  'refunded',
  /** Nothing is to be paid, because it costs nothing or its pieces came back without having been paid. */
  'nothing_due',
  /** Cancelled because it was not paid in time; paid after that, so that the money goes back. */
  'cancelled_unpaid',
  'paid_late',
  /** More came than the order costs, such as a second payment, or before it was changed: the surplus goes back. */
  'paid_twice',
  /** A part is paid, such as by a smaller transfer, or before the order was changed: the rest is still to be paid. */
  'rest',
  /** Money came that does not fit the order. */
  'review',
  /** Cancelled because its parcel came back; its return says what of the money goes back. */
  'came_back',
  /** Cancelled, without any money. */
  'cancelled',
] as const;
export type CustomerPaymentState = (typeof customerPaymentStates)[number];

/** An order's money, as far as its state for the customer depends on it. */
export type PaymentFacts = {
  readonly status: OrderStatus;
  readonly paymentStatus: StoredPaymentStatus;
  readonly method: PaymentMethod;
  readonly payBy: Date | null;
  readonly total: Piastres;
  readonly paid: Piastres;
  readonly refunded: Piastres;
  /** See `OrderSums`. */
  readonly givenBack: Piastres;
  readonly kept: Piastres | null;
  /** The newest attempt at a gateway. */
  readonly attempt: {
    readonly state: AttemptState;
    /** When the customer came back from the gateway, and when the gateway last answered a question. */
    readonly returnedAt: Date | null;
    readonly checkedAt: Date | null;
  } | null;
  /** State of the newest transfer proof. */
  readonly proof: 'sent' | 'accepted' | 'rejected' | null;
};

/** How long a customer who came back waits for an answer of the gateway. */
const CHECKING_MS = 90_000;

/** What the customer is told at a moment. */
export const customerPaymentState = (facts: PaymentFacts, now: Date): CustomerPaymentState => {
  const { status, paymentStatus, paid, refunded, total } = facts;
  if (facts.kept !== null) return 'came_back';
  if (status === 'cancelled' && paid > refunded) return 'paid_late';
  if (paid - refunded > total) return 'paid_twice';
  if (paymentStatus !== 'pending') return paymentStatus;
  if (total === 0 && status !== 'cancelled') return 'nothing_due';
  if (facts.attempt?.state === 'review') return 'review';
  if (status === 'cancelled') return facts.payBy !== null && facts.payBy <= now ? 'cancelled_unpaid' : 'cancelled';
  const state = isOnlineMethod(facts.method) ? onlineState(facts, now) : manualState(facts);
  return isPaidInPart(facts) && restStates.includes(state) ? 'rest' : state;
};

/** What is said otherwise about an order that is paid in part. */
const restStates: readonly CustomerPaymentState[] = ['cash', 'link', 'transfer', 'unpaid'];

const manualState = ({ method, proof }: PaymentFacts): CustomerPaymentState => {
  if (method === 'cash_on_delivery') return 'cash';
  if (method === 'card_link') return 'link';
  if (proof === 'sent') return 'transfer_sent';
  return proof === 'rejected' ? 'transfer_rejected' : 'transfer';
};

const onlineState = ({ attempt }: PaymentFacts, now: Date): CustomerPaymentState => {
  if (attempt === null) return 'unpaid';
  const { state, returnedAt, checkedAt } = attempt;
  if (state === 'pending') return 'pending';
  if (state === 'failed') return 'failed';
  const isUnanswered = returnedAt !== null && (checkedAt === null || checkedAt < returnedAt);
  const isRecent = returnedAt !== null && now.getTime() - returnedAt.getTime() < CHECKING_MS;
  return state === 'open' && isUnanswered && isRecent ? 'checking' : 'unpaid';
};

/** Whether an order, or the rest of one that is paid in part, can be paid on the page of a gateway now. */
export const canPayOnline = (
  facts: Pick<
    PaymentFacts,
    'status' | 'paymentStatus' | 'payBy' | 'total' | 'paid' | 'refunded' | 'givenBack' | 'kept'
  >,
  now: Date,
): boolean => {
  if (facts.paymentStatus !== 'pending' || openAmountOf(facts) === 0) return false;
  if (isPaidInPart(facts)) return facts.status !== 'cancelled';
  return facts.status === 'pending' && (facts.payBy === null || facts.payBy > now);
};

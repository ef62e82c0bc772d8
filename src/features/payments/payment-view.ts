import type { Piastres } from '#core/money/money.ts';
import { amountDue, isPaidInPart } from '#features/orders/order-money.ts';
import type { CustomerPaymentState } from '#features/orders/order-payment.ts';
import type { OrderStatus, StoredPaymentStatus } from '#features/orders/order-status.ts';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';
import type { AttemptState } from './attempt-state.ts';

/** Facts that determine the payment state that a customer sees. */
export type PaymentFacts = {
  readonly status: OrderStatus;
  readonly paymentStatus: StoredPaymentStatus;
  readonly method: PaymentMethod;
  readonly paymentDeadline: Date | null;
  readonly total: Piastres;
  readonly paid: Piastres;
  readonly refunded: Piastres;
  /** See `OrderSums`. */
  readonly overpaymentRefunded: Piastres;
  readonly retained: Piastres | null;
  /** Newest gateway attempt. */
  readonly attempt: {
    readonly state: AttemptState;
    /** When the customer returned from the gateway, and when the gateway last responded to a query. */
    readonly returnedAt: Date | null;
    readonly checkedAt: Date | null;
  } | null;
  /** State of the newest transfer proof. */
  readonly proof: 'sent' | 'accepted' | 'rejected' | null;
};

/** Maximum time in `checking` after the customer's return. */
const CHECKING_MS = 90_000;

/** Returns the customer's payment state at a moment. */
export const customerPaymentState = (facts: PaymentFacts, now: Date): CustomerPaymentState => {
  const { status, paymentStatus, paid, refunded, total } = facts;
  if (facts.retained !== null) return 'came_back';
  if (status === 'cancelled' && paid > refunded) return 'paid_late';
  if (paid - refunded > total) return 'paid_twice';
  if (paymentStatus !== 'pending') return paymentStatus;
  if (total === 0 && status !== 'cancelled') return 'nothing_due';
  if (facts.attempt?.state === 'review') return 'review';
  if (status === 'cancelled')
    return facts.paymentDeadline !== null && facts.paymentDeadline <= now ? 'cancelled_unpaid' : 'cancelled';
  const state = isOnlineMethod(facts.method) ? onlineState(facts, now) : manualState(facts);
  return isPaidInPart(facts) && restStates.includes(state) ? 'rest' : state;
};

/** States that become `rest` for a partly paid order. */
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

/** Whether an order or its balance can be paid on a gateway's page now. */
export const canPayOnline = (
  facts: Pick<
    PaymentFacts,
    'status' | 'paymentStatus' | 'paymentDeadline' | 'total' | 'paid' | 'refunded' | 'overpaymentRefunded' | 'retained'
  >,
  now: Date,
): boolean => {
  if (facts.paymentStatus !== 'pending' || amountDue(facts) === 0) return false;
  if (isPaidInPart(facts)) return facts.status !== 'cancelled';
  return facts.status === 'pending' && (facts.paymentDeadline === null || facts.paymentDeadline > now);
};

import type { CustomerPaymentState } from '#features/orders/order-payment.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';

/** Displayed payment stage: the payment state, `going` to the payment page, or `over` after the deadline. */
export type PaymentStage = CustomerPaymentState | 'going' | 'over';

/** Stages that end without the customer: by the gateway, or by the shop after the deadline. */
const uncertain: readonly PaymentStage[] = ['checking', 'pending', 'over'];

/** Stages without a thank-you message: the order is unpaid, or will not be fulfilled. */
const unsettled: readonly PaymentStage[] = [
  ...uncertain,
  'going',
  'unpaid',
  'failed',
  'rest',
  'review',
  'cancelled',
  'cancelled_unpaid',
  'came_back',
  'paid_late',
  'refunded',
];

/** Returns the stage at a moment. An overdue order is cancelled some seconds later. */
export const paymentStage = ({ payment }: OrderView, isGoing: boolean, now: Date): PaymentStage => {
  if (isGoing) return 'going';
  const { state, paymentDeadline } = payment;
  const hasExpired = paymentDeadline !== null && new Date(paymentDeadline) <= now;
  return hasExpired && (state === 'unpaid' || state === 'failed') ? 'over' : state;
};

/** Whether a payment is due. */
export const isWaiting = (stage: PaymentStage): boolean =>
  stage === 'unpaid' || stage === 'failed' || stage === 'rest' || stage === 'going';

/** Whether the customer can pay: when a payment is due, or by another method while one awaits confirmation. */
export const isPayable = (stage: PaymentStage): boolean => isWaiting(stage) || stage === 'pending';

export const isUncertain = (stage: PaymentStage): boolean => uncertain.includes(stage);
export const isUnsettled = (stage: PaymentStage): boolean => unsettled.includes(stage);

/** Polling intervals for the first minute, in seconds: at most two seconds during its first half. */
const firstIntervals: readonly number[] = [1, 1, ...Array<number>(14).fill(2), 4, 4, 4, 4, 8, 8];

/** Further intervals while a customer confirms the payment in an app, which can take minutes. */
const furtherIntervals: readonly number[] = Array<number>(20).fill(15);

/** Polling intervals while a payment settles, in seconds. */
export const getPollIntervals = (stage: PaymentStage): readonly number[] =>
  stage === 'pending' ? [...firstIntervals, ...furtherIntervals] : firstIntervals;

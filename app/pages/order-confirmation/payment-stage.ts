import type { OrderView } from '../../../contract/orders.ts';
import type { CustomerPaymentState } from '../../../domain/payments/payment-view.ts';

/** What the page shows of a payment: its state, `going` to the payment page, or the time to pay is `over`. */
export type PaymentStage = CustomerPaymentState | 'going' | 'over';

/** States that only somebody else changes: the gateway, or the shop when the time is over. */
const uncertain: readonly PaymentStage[] = ['checking', 'pending', 'over'];

/** States in which nobody is thanked for the order: it is not paid yet, or comes to nothing. */
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

/** The stage at a moment. An order whose time is over is cancelled some seconds later. */
export const paymentStage = ({ payment }: OrderView, isGoing: boolean, now: Date): PaymentStage => {
  if (isGoing) return 'going';
  const { state, payBy } = payment;
  const isOver = payBy !== null && new Date(payBy) <= now;
  return isOver && (state === 'unpaid' || state === 'failed') ? 'over' : state;
};

/** Whether the customer is asked to pay. */
export const isWaiting = (stage: PaymentStage): boolean =>
  stage === 'unpaid' || stage === 'failed' || stage === 'rest' || stage === 'going';

/** Whether the customer can pay: when asked to, or in another way while a payment waits to be confirmed. */
export const isPayable = (stage: PaymentStage): boolean => isWaiting(stage) || stage === 'pending';

export const isUncertain = (stage: PaymentStage): boolean => uncertain.includes(stage);
export const isUnsettled = (stage: PaymentStage): boolean => unsettled.includes(stage);

/** Pauses between looks, in seconds: about a minute. What arrives in the first half of it is shown within two seconds. */
const firstPauses: readonly number[] = [1, 1, ...Array<number>(14).fill(2), 4, 4, 4, 4, 8, 8];

/** Further pauses while a customer confirms the payment in an app, which may take minutes. */
const furtherPauses: readonly number[] = Array<number>(20).fill(15);

/** Pauses between looks at an order whose state somebody else changes, in seconds. */
export const pausesOf = (stage: PaymentStage): readonly number[] =>
  stage === 'pending' ? [...firstPauses, ...furtherPauses] : firstPauses;

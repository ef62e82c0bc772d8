import type { OrderSums } from '../../domain/payments/order-money.ts';

export { expireOpenAttempts } from './payment-attempts.repository.ts';
export { lockOrder, type OrderForPayment } from './payments.repository.ts';

/** The sums of an order. */
export const moneyOf = (order: {
  readonly total: number;
  readonly paid_amount: number;
  readonly refunded_amount: number;
  readonly given_back_amount: number;
  readonly kept_amount: number | null;
}): OrderSums => ({
  total: order.total,
  paid: order.paid_amount,
  refunded: order.refunded_amount,
  givenBack: order.given_back_amount,
  kept: order.kept_amount,
});

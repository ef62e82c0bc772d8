import type { Piastres } from '../../domain/money.ts';
import { type PaymentStatus, shownPaymentStatus } from '../../domain/orders/status.ts';
import type { OrderSums } from '../../domain/payments/order-money.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { OrderForPayment } from './payments.repository.ts';

export { expireOpenAttempts } from './payment-attempts.repository.ts';
export { lockOrder, type OrderForPayment } from './payments.repository.ts';

type CostColumns = { readonly total: number; readonly waived_amount: number };

/** What an order costs, in piastres: its total without pieces that came back without having been paid (decision 215). */
export const costOf = ({ total, waived_amount: waived }: CostColumns): Piastres => total - waived;

type StatusColumns = CostColumns & Pick<OrderForPayment, 'status' | 'payment_status'>;

/** What people read of the payment status of an order. */
export const paymentStatusOf = (order: StatusColumns): PaymentStatus =>
  shownPaymentStatus(order.payment_status, order.status, costOf(order));

/** The refusal of a change of an order that has changed meanwhile, with what it is now. */
export const orderChanged = (order: StatusColumns): Refusal =>
  new Refusal('ORDER_CHANGED', { status: order.status, paymentStatus: paymentStatusOf(order) });

/** The sums of an order. */
export const moneyOf = (
  order: CostColumns & {
    readonly paid_amount: number;
    readonly refunded_amount: number;
    readonly given_back_amount: number;
    readonly kept_amount: number | null;
  },
): OrderSums => ({
  total: costOf(order),
  paid: order.paid_amount,
  refunded: order.refunded_amount,
  givenBack: order.given_back_amount,
  kept: order.kept_amount,
});

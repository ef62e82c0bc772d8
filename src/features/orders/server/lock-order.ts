import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import type { OrderSums } from '../order-money.ts';
import { type PaymentStatus, toPaymentStatus } from '../order-status.ts';
import { orderErrors } from '../orders.errors.ts';
import type { OrderForPayment } from './stored-order.ts';

export { lockOrder } from './orders.repository.ts';

type CostColumns = { readonly total: number; readonly waived_amount: number };

/** Returns the total of an order minus the waived amount for unpaid returned items, in piastres (decision 215). */
export const amountPayable = ({ total, waived_amount: waived }: CostColumns): Piastres => total - waived;

type StatusColumns = CostColumns & Pick<OrderForPayment, 'status' | 'payment_status'>;

/** Returns the payment status for responses, including `nothing_due`. */
export const getPaymentStatus = (order: StatusColumns): PaymentStatus =>
  toPaymentStatus(order.payment_status, order.status, amountPayable(order));

/** Creates the error for an order that was changed concurrently, with its current statuses. */
export const orderChanged = (order: StatusColumns): AppError =>
  new AppError(orderErrors, 'ORDER_CHANGED', { status: order.status, paymentStatus: getPaymentStatus(order) });

/** Returns the sums of an order. */
export const getOrderSums = (
  order: CostColumns & {
    readonly paid_amount: number;
    readonly refunded_amount: number;
    readonly overpayment_refunded_amount: number;
    readonly retained_amount: number | null;
  },
): OrderSums => ({
  total: amountPayable(order),
  paid: order.paid_amount,
  refunded: order.refunded_amount,
  overpaymentRefunded: order.overpayment_refunded_amount,
  retained: order.retained_amount,
});

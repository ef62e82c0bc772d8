import type { Piastres } from '../../domain/money.ts';
import type { OrderSums } from '../../domain/payments/order-money.ts';

export { expireOpenAttempts } from './payment-attempts.repository.ts';
export { lockOrder, type OrderForPayment } from './payments.repository.ts';

type CostColumns = { readonly total: number; readonly waived_amount: number };

/** What an order costs, in piastres: its total without pieces that came back without having been paid (decision 215). */
export const costOf = ({ total, waived_amount: waived }: CostColumns): Piastres => total - waived;

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

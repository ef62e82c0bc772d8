import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PaymentGaugeValues } from './payment.metrics.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';
import { countOpen } from './payments.repository.ts';

/** Counts open issues, unpaid online orders and unfinished refunds for the metrics. */
export const countOpenPayments = async ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<PaymentGaugeValues> => {
  const { issues, oldest_issue: oldest, unpaid, refunds } = await countOpen(database.kysely);
  return {
    lazaward_payment_issues_open: issues,
    lazaward_payment_issue_oldest_seconds:
      oldest === null ? 0 : Math.max(0, (clock().getTime() - oldest.getTime()) / 1000),
    lazaward_payment_orders_unpaid: unpaid,
    lazaward_payment_refunds_unfinished: refunds,
  };
};

/** Expires the payment pages of an order that is no longer to be paid. */
export const expirePaymentPages = (
  transaction: Transaction<Tables>,
  orderId: string,
  { at }: { readonly at: Date },
): Promise<void> => expireOpenAttempts(transaction, orderId, { at });

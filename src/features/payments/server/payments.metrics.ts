import type { ShopContext } from '#core/server/context.ts';
import { defineMetrics } from '#core/server/define-metrics.ts';
import { countOpen } from './payments.repository.ts';

/** Counts open issues, unpaid online orders and unfinished refunds for the metrics. */
export const countOpenPayments = async ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>) => {
  const { issues, oldest_issue: oldest, unpaid, refunds } = await countOpen(database.kysely);
  return {
    lazaward_payment_issues_open: issues,
    lazaward_payment_issue_oldest_seconds:
      oldest === null ? 0 : Math.max(0, (clock().getTime() - oldest.getTime()) / 1000),
    lazaward_payment_orders_unpaid: unpaid,
    lazaward_payment_refunds_unfinished: refunds,
  };
};

export const paymentMetrics = defineMetrics({
  help: {
    lazaward_payment_issues_open: 'Open payment issues.',
    lazaward_payment_issue_oldest_seconds: 'Age of the oldest open payment issue.',
    lazaward_payment_orders_unpaid: 'Orders that reserve stock while they await an online payment.',
    lazaward_payment_refunds_unfinished: 'Requested refunds that are neither completed nor refused.',
  },
  read: countOpenPayments,
});

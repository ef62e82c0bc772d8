import { daily, everyFiveMinutes, everyMinute, type ScheduledTask } from '../jobs/scheduled-tasks.ts';
import type { Task } from '../jobs/task-wrapper.ts';
import { bookSettlement, bookWaitingSettlements, SETTLEMENT_TASK } from '../settlements/book-settlement.ts';
import type { ShopContext } from '../shop-context.ts';
import { checkAttempt } from './check-payment.ts';
import { paymentTasks as names } from './payment-jobs.ts';
import { reconcilePayments, remindOfIssues } from './reconcile-payments.ts';
import { sendRefund } from './send-refund.ts';
import { cancelUnpaidOrders } from './unpaid-orders.ts';

/** The tasks that talk to gateways, and the one that books what couriers collected. */
export const paymentTasks = (shop: ShopContext): Readonly<Record<string, Task>> => ({
  [names.check]: async (payload) =>
    void (await checkAttempt(shop, (payload as { readonly attemptId: string }).attemptId)),
  [SETTLEMENT_TASK]: (payload) => bookSettlement(shop, (payload as { readonly settlementId: string }).settlementId),
  [names.refund]: (payload) => sendRefund(shop, (payload as { readonly refundId: string }).refundId),
});

/** What payments do by the clock. */
export const scheduledPaymentTasks = (shop: ShopContext): Readonly<Record<string, ScheduledTask>> => ({
  'cancel-unpaid-orders': everyMinute(() => cancelUnpaidOrders(shop)),
  'reconcile-payments': everyFiveMinutes(() => reconcilePayments(shop)),
  'book-waiting-settlements': everyFiveMinutes(() => bookWaitingSettlements(shop)),
  'remind-of-payment-issues': daily(() => remindOfIssues(shop), { minute: 40 }),
});

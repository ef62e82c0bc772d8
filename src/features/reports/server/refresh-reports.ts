import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { lockReportDays, replaceReportDays, takeChangedDays } from './report-days.repository.ts';

/** Days of one transaction, which bounds its time. */
const DAYS_AT_A_TIME = 10;

/** Maximum duration of a run, in milliseconds, because a job has one minute; the next run computes the remaining days. */
const MAX_MS = 30_000;

/**
 * Stores the figures of days that have changed, so that reports read sums and not orders (decision 204). Reports are right without it;
 * it only makes them fast. Idempotent: a process that is killed leaves the days that it has not stored on the list.
 */
export const refreshReports = async ({ database }: Pick<ShopContext, 'database'>): Promise<void> => {
  const until = performance.now() + MAX_MS;
  for (let taken = DAYS_AT_A_TIME; taken === DAYS_AT_A_TIME && performance.now() < until; ) {
    taken = await inTransaction(database, async (transaction) => {
      await lockReportDays(transaction);
      const days = await takeChangedDays(transaction, DAYS_AT_A_TIME);
      if (days.length > 0) await replaceReportDays(transaction, days);
      return days.length;
    });
  }
};

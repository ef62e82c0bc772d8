import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { lockReportDays, replaceReportDays, takeDirtyDays } from './report-days.repository.ts';

/** Days per transaction; bounds its duration. */
const DAYS_AT_A_TIME = 10;

/** Maximum duration of a run, in milliseconds; a job may take one minute, and the next run computes the remaining days. */
const MAX_MS = 30_000;

/**
 * Stores the figures of dirty days, so that reports read sums instead of orders (decision 204). Only an optimization: reports are
 * correct without it. Idempotent: after a crash the remaining days are still marked dirty.
 */
export const refreshReports = async ({ database }: Pick<ShopContext, 'database'>): Promise<void> => {
  const until = performance.now() + MAX_MS;
  for (let count = DAYS_AT_A_TIME; count === DAYS_AT_A_TIME && performance.now() < until; ) {
    count = await inTransaction(database, async (transaction) => {
      await lockReportDays(transaction);
      const days = await takeDirtyDays(transaction, DAYS_AT_A_TIME);
      if (days.length > 0) await replaceReportDays(transaction, days);
      return days.length;
    });
  }
};

import { failureOf } from './task-wrapper.ts';
import type { JobsLog } from './warnings-logger.ts';

const DAY_MS = 24 * 3_600_000;

export type ScheduledJob = { readonly name: string; readonly work: () => Promise<void> };

/**
 * Runs the daily jobs now and every day until stopped. Each process runs them, so they must be idempotent. A failed job is logged
 * and runs again the next day.
 */
export const runDailyJobs = (chores: readonly ScheduledJob[], log: Pick<JobsLog, 'error'>) => {
  const doAll = async (): Promise<void> => {
    for (const { name, work } of chores) {
      try {
        await work();
      } catch (error) {
        log.error({ chore: name, reason: failureOf(error).message }, 'a daily chore could not be done');
      }
    }
  };
  let last = doAll();
  const doing = setInterval(() => {
    last = last.then(doAll);
  }, DAY_MS).unref();
  return {
    /** Starts no more jobs and waits for the running ones. */
    stop: (): Promise<void> => {
      clearInterval(doing);
      return last;
    },
  };
};

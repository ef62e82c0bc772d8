import { failureOf } from './task-wrapper.ts';
import type { JobsLog } from './warnings-logger.ts';

const DAY_MS = 24 * 3_600_000;

export type ScheduledJob = { readonly name: string; readonly work: () => Promise<void> };

/**
 * Does what is to be done once a day, now and then every day until it is stopped. Each process of a shop does it: a chore
 * is such that twice is no harm. One that fails is told of, and done the next day.
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
    /** Begins no more, and waits for what has begun. */
    stop: (): Promise<void> => {
      clearInterval(doing);
      return last;
    },
  };
};

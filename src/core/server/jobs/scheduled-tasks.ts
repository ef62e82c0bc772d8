import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

/** A scheduled task: runs once per cluster and time, regardless of the number of processes. */
export type ScheduledTask = {
  /** Times in cron notation, in UTC. */
  readonly cron: string;
  /** Interval in milliseconds. A time within it that all processes missed is caught up at the next start. */
  readonly intervalMs: number;
  /** Must be idempotent, because a task runs again if its process was killed. */
  readonly run: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Runs at 01:00 UTC, or some minutes later: 3:00 in Cairo, 4:00 in summer. */
export const daily = (run: ScheduledTask['run'], { minute = 0 } = {}): ScheduledTask => ({
  cron: `${minute} 1 * * *`,
  intervalMs: DAY_MS,
  run,
});

/** Runs seven minutes past each hour. */
export const hourly = (run: ScheduledTask['run']): ScheduledTask => ({
  cron: '7 * * * *',
  intervalMs: 60 * MINUTE_MS,
  run,
});

export const everyFiveMinutes = (run: ScheduledTask['run']): ScheduledTask => ({
  cron: '*/5 * * * *',
  intervalMs: 5 * MINUTE_MS,
  run,
});

export const everyMinute = (run: ScheduledTask['run']): ScheduledTask => ({
  cron: '* * * * *',
  intervalMs: MINUTE_MS,
  run,
});

/** Maximum number of attempts, within three and a half hours (decision 70); the next time starts with the first. */
const ATTEMPTS = 10;

/** Priority value above that of any message, so that messages run first. */
const PRIORITY = 10;

/** Cron items for the runner. The key of a job is the name of its task, so at most one job of each task is pending. */
export const toCronItems = (tasks: Readonly<Record<string, ScheduledTask>>): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(tasks).map(([task, { cron, intervalMs }]) => ({
      task,
      match: cron,
      options: { backfillPeriod: intervalMs, maxAttempts: ATTEMPTS, jobKey: task, priority: PRIORITY },
    })),
  );

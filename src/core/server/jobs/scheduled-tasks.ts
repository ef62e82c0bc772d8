import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

/** A task that runs by the clock: once per cluster and time, whatever the number of processes. */
export type ScheduledTask = {
  /** Times in cron notation, in UTC. */
  readonly cron: string;
  /** Interval between two times, in milliseconds. A time that all processes missed within it is caught up at the next start. */
  readonly intervalMs: number;
  /** Must be idempotent: a process that is killed while it runs the task causes a second run. */
  readonly run: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Runs at 01:00 UTC, or some minutes later: 3 o'clock at night in Cairo, 4 o'clock in summer. */
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

/** Attempts within three and a half hours (decision 70); the next time begins again with the first. */
const ATTEMPTS = 10;

/** Higher than the priority of any message, so that messages run first. */
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

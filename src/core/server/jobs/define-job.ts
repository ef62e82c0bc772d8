import type { ShopContext } from '#core/server/context.ts';
import { daily, everyFiveMinutes, everyMinute, hourly, type ScheduledTask } from './scheduled-tasks.ts';
import type { Task } from './wrap-task.ts';

/** Workers of a job: those of the shop, or those of payment gateway calls, which never delay other jobs (decision 229). */
export type Lane = 'shop' | 'gateway';

/** A job of the shop. `*.jobs.ts` exports lists of them, which `npm run generate` collects. */
export interface Job {
  /** Name in the queue. */
  readonly name: string;
  readonly lane: Lane;
  /** Runs the job with its enqueued payload. */
  readonly run: (shop: ShopContext, payload: never) => ReturnType<Task>;
}

/** Defines a job, which may run twice, because it is repeated if its process was killed. */
export const defineJob = (name: string, run: Job['run'], { lane = 'shop' }: { readonly lane?: Lane } = {}): Job => ({
  name,
  lane,
  run,
});

const intervals = { minute: everyMinute, 'five minutes': everyFiveMinutes, hour: hourly, day: daily } as const;

/** Dependencies of a job that deletes personal data. */
export type DataContext = Pick<ShopContext, 'database' | 'clock'>;

/** A scheduled task, which runs once per cluster (decision 176). */
export interface Schedule<Context = ShopContext> {
  readonly name: string;
  readonly every: keyof typeof intervals;
  /** Minute after the time of a daily interval. */
  readonly minute: number;
  readonly run: (shop: Context) => Promise<void>;
}

/** Defines a scheduled task, which must be idempotent. */
export const defineSchedule = (
  name: string,
  every: Schedule['every'],
  run: (shop: ShopContext) => Promise<unknown>,
  { minute = 0 } = {},
): Schedule => ({ name, every, minute, run: async (shop) => void (await run(shop)) });

/** Defines a daily task that deletes personal data after its retention time (`docs/privacy.md`). */
export const defineRetention = (name: string, run: (shop: DataContext) => Promise<void>): Schedule<DataContext> => ({
  name,
  every: 'day',
  minute: 0,
  run,
});

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly jobs: readonly Job[];
    readonly schedules: readonly Schedule[];
  }
}

/** Tasks of jobs, for `runJobs`. */
export const toTasks = (jobs: readonly Job[], shop: ShopContext): Readonly<Record<string, Task>> =>
  Object.fromEntries(jobs.map(({ name, run }) => [name, (payload) => run(shop, payload as never)]));

/** Scheduled tasks, for `runJobs`. */
export const toScheduledTasks = <Context>(
  schedules: readonly Schedule<Context>[],
  shop: Context,
): Readonly<Record<string, ScheduledTask>> =>
  Object.fromEntries(
    schedules.map(({ name, every, minute, run }) => [name, intervals[every](() => run(shop), { minute })]),
  );

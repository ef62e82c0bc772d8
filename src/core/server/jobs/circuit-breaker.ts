import type { Kysely, QueryExecutorProvider } from 'kysely';
import {
  deleteOutage,
  listOutages,
  makeProbeJobDue,
  makeProbesDue,
  makeRetriesDue,
  type Outage,
  takeProbes,
  upsertOutage,
} from './outages.repository.ts';
import type { JobsLog } from './warnings-logger.ts';
import { JobFailure } from './wrap-task.ts';

/**
 * Pauses the jobs of an unresponsive system in all processes (decision 229), except for one every twenty seconds as a
 * probe, without using up attempts. The first success makes all of them due.
 */
export type CircuitBreaker = {
  /** Calls the system; throws what the call throws, or a postponed failure during an outage. */
  readonly guard: <Result>(channel: string, call: () => Promise<Result>) => Promise<Result>;
  /** Flags of jobs that are paused during an outage. */
  readonly pausedFlags: (database: QueryExecutorProvider) => Promise<readonly string[]>;
  /** `pausedFlags` for a worker of a lane before it takes a job, without the flags of a channel whose probe is due. */
  readonly skippedFlags: (database: QueryExecutorProvider, lane: string) => Promise<readonly string[]>;
  readonly list: (database: QueryExecutorProvider) => Promise<readonly Outage[]>;
  /** Makes the retried jobs and the next probes of these channels due. */
  readonly retryNow: (database: QueryExecutorProvider, channels: readonly string[]) => Promise<void>;
};

type BreakerParts<Tables> = {
  readonly database: { readonly kysely: Kysely<Tables> };
  readonly log: JobsLog;
  /** Flags of the jobs of each channel, and the lane that runs them. */
  readonly channels: Readonly<Record<string, { readonly lane: string; readonly flags: readonly string[] }>>;
  /** Pause between two probes of an outage; 20 s by default. */
  readonly probeSeconds?: number;
};

/** Number of consecutive failures in one process that start an outage. */
const MAX_FAILURES = 3;

const PROBE_SECONDS = 20;

export const createCircuitBreaker = <Tables>({
  database: { kysely },
  log,
  channels,
  probeSeconds = PROBE_SECONDS,
}: BreakerParts<Tables>): CircuitBreaker => {
  const failures = new Map<string, number>();
  /** Outages at the last check of this process. */
  let open: readonly string[] = [];
  const flagsOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => channels[name]?.flags ?? []);

  const close = async (channel: string): Promise<void> => {
    failures.delete(channel);
    if (!open.includes(channel)) return;
    open = open.filter((each) => each !== channel);
    if (!(await deleteOutage(kysely, channel))) return;
    await makeRetriesDue(kysely, flagsOf([channel]));
    log.warn({ channel }, 'outage ended; its jobs are due');
  };

  /** Returns whether the channel is in an outage. */
  const recordFailure = async (channel: string, reason: string): Promise<boolean> => {
    const count = (failures.get(channel) ?? 0) + 1;
    failures.set(channel, count);
    const isOpened = count >= MAX_FAILURES;
    const { isOpen, isNew } = await upsertOutage(kysely, { channel, reason, isOpened, pauseSeconds: probeSeconds });
    if (isNew) log.error({ channel, reason }, 'system did not respond; its jobs are paused except for probes');
    if (isOpen && !open.includes(channel)) open = [...open, channel];
    return isOpen;
  };

  return {
    guard: async (channel, call) => {
      try {
        const result = await call();
        // the call has succeeded, so a failure to record the end of the outage is ignored; the next success repeats it
        await close(channel).catch(() => undefined);
        return result;
      } catch (error) {
        if (!(error instanceof JobFailure)) throw error;
        if (!error.isOutage) {
          await close(channel).catch(() => undefined);
          throw error;
        }
        const isPostponed = await recordFailure(channel, error.message).catch(() => false);
        throw new JobFailure(error.message, { isOutage: true, isPostponed });
      }
    },
    pausedFlags: async (database) => flagsOf((await listOutages(database)).map(({ channel }) => channel)),
    skippedFlags: async (database, lane) => {
      const ofLane = Object.keys(channels).filter((name) => channels[name]?.lane === lane);
      if (ofLane.length === 0) return [];
      const outages = await takeProbes(database, ofLane, probeSeconds);
      open = outages.map(({ channel }) => channel);
      for (const { channel } of outages.filter(({ isProbe }) => isProbe)) {
        if (await makeProbeJobDue(database, flagsOf([channel]))) continue;
        // no job is pending for it
        failures.delete(channel);
        await deleteOutage(database, channel);
      }
      return flagsOf(outages.filter(({ isProbe }) => !isProbe).map(({ channel }) => channel));
    },
    list: listOutages,
    retryNow: async (database, names) => {
      await makeRetriesDue(database, flagsOf(names));
      await makeProbesDue(database, names);
    },
  };
};

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
 * Stops jobs from waiting for a system that does not answer, in all processes (decision 229). Its jobs are held, except for one each
 * twenty seconds, and use up no attempt. The first success makes all of them due.
 */
export type CircuitBreaker = {
  /** Calls the system; throws what the call throws, or a postponed failure during an outage. */
  readonly guard: <Result>(channel: string, call: () => Promise<Result>) => Promise<Result>;
  /** Flags of jobs that wait for the end of an outage. */
  readonly heldFlags: (database: QueryExecutorProvider) => Promise<readonly string[]>;
  /** `heldFlags` for a worker of a lane that is about to take a job: without the flags of a channel whose probe is due. */
  readonly skippedFlags: (database: QueryExecutorProvider, lane: string) => Promise<readonly string[]>;
  readonly list: (database: QueryExecutorProvider) => Promise<readonly Outage[]>;
  /** Makes the retried jobs of these channels due, and the next probes of their outages. */
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

/** Failures in a row, in one process, that make an outage. */
const MAX_FAILURES = 3;

const PROBE_SECONDS = 20;

export const createCircuitBreaker = <Tables>({
  database: { kysely },
  log,
  channels,
  probeSeconds = PROBE_SECONDS,
}: BreakerParts<Tables>): CircuitBreaker => {
  const failures = new Map<string, number>();
  /** Outages at the last look of this process. */
  let open: readonly string[] = [];
  const flagsOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => channels[name]?.flags ?? []);

  const close = async (channel: string): Promise<void> => {
    failures.delete(channel);
    if (!open.includes(channel)) return;
    open = open.filter((each) => each !== channel);
    if (!(await deleteOutage(kysely, channel))) return;
    await makeRetriesDue(kysely, flagsOf([channel]));
    log.warn({ channel }, 'outage is over; jobs that waited for it are due');
  };

  /** Returns whether the channel is in an outage. */
  const noteFailure = async (channel: string, reason: string): Promise<boolean> => {
    const count = (failures.get(channel) ?? 0) + 1;
    failures.set(channel, count);
    const isOpened = count >= MAX_FAILURES;
    const { isOpen, isNew } = await upsertOutage(kysely, { channel, reason, isOpened, pauseSeconds: probeSeconds });
    if (isNew)
      log.error({ channel, reason }, 'system does not answer; its jobs wait and one tries again from time to time');
    if (isOpen && !open.includes(channel)) open = [...open, channel];
    return isOpen;
  };

  return {
    guard: async (channel, call) => {
      try {
        const result = await call();
        // what is done must not fail because the end of an outage could not be noted; the next success notes it
        await close(channel).catch(() => undefined);
        return result;
      } catch (error) {
        if (!(error instanceof JobFailure)) throw error;
        if (!error.isOutage) {
          await close(channel).catch(() => undefined);
          throw error;
        }
        const isPostponed = await noteFailure(channel, error.message).catch(() => false);
        throw new JobFailure(error.message, { isOutage: true, isPostponed });
      }
    },
    heldFlags: async (database) => flagsOf((await listOutages(database)).map(({ channel }) => channel)),
    skippedFlags: async (database, lane) => {
      const ofLane = Object.keys(channels).filter((name) => channels[name]?.lane === lane);
      if (ofLane.length === 0) return [];
      const outages = await takeProbes(database, ofLane, probeSeconds);
      open = outages.map(({ channel }) => channel);
      for (const { channel } of outages.filter(({ isProbe }) => isProbe)) {
        if (await makeProbeJobDue(database, flagsOf([channel]))) continue;
        // nothing waits for it
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

import { Refusal } from '../../domain/refusals.ts';

export type ConcurrencyLimits = {
  /** Maximum of concurrently running tasks. */
  readonly atOnce: number;
  /** Maximum of queued tasks. */
  readonly mostWaiting: number;
  /** Queue timeout in milliseconds. */
  readonly patienceMs: number;
};

export type ConcurrencyLimiter = {
  /**
   * Runs the task when a slot is free. Throws `Refusal('UNAVAILABLE', { seconds })` without running it when the queue is full or
   * the queue timeout expires.
   */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Value of the `Retry-After` header, in seconds. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Runs at most `atOnce` tasks; queues up to `mostWaiting` for `patienceMs`, then throws `UNAVAILABLE` (decision 111). A blocked
 * event loop delays the timers, so an overloaded process refuses as well.
 */
export const createConcurrencyLimiter = ({
  atOnce,
  mostWaiting,
  patienceMs,
}: ConcurrencyLimits): ConcurrencyLimiter => {
  let through = 0;
  const waiting = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const goIn = () => {
        clearTimeout(tooLate);
        waiting.delete(goIn);
        resolve();
      };
      const tooLate = setTimeout(() => {
        waiting.delete(goIn);
        reject(tooMany());
      }, patienceMs);
      waiting.add(goIn);
    });

  return {
    inTurn: async (work) => {
      if (through < atOnce) through += 1;
      else if (waiting.size >= mostWaiting) throw tooMany();
      else await turn();
      try {
        return await work();
      } finally {
        // the slot passes directly to the queue, so that a new task cannot overtake it
        const [next] = waiting;
        if (next) next();
        else through -= 1;
      }
    },
  };
};

const tooMany = (): Refusal => new Refusal('UNAVAILABLE', { seconds: RETRY_AFTER_SECONDS });

/**
 * Concurrency limits by kind (decision 111). Rendering uses the CPU, an API call the database, a sign-in both; the queues hold as
 * many as a small machine can answer within two seconds.
 */
export const concurrencyLimits = {
  pages: { atOnce: 4, mostWaiting: 128, patienceMs: 2_000 },
  plainPages: { atOnce: 2, mostWaiting: 64, patienceMs: 2_000 },
  api: { atOnce: 32, mostWaiting: 256, patienceMs: 2_000 },
  accounts: { atOnce: 32, mostWaiting: 128, patienceMs: 2_000 },
  webhooks: { atOnce: 8, mostWaiting: 64, patienceMs: 5_000 },
};

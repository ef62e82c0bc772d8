import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '#core/forms/limits.ts';

export type ConcurrencyLimits = {
  /** Maximum of concurrently running tasks. */
  readonly maxConcurrent: number;
  /** Maximum of queued tasks. */
  readonly maxQueue: number;
  /** Queue timeout in milliseconds. */
  readonly queueTimeoutMs: number;
};

export type ConcurrencyLimiter = {
  /**
   * Runs the task when a slot is free. Throws UNAVAILABLE `{ seconds }` without running it if the queue is full, the
   * queue timeout expires, or the signal of a disconnected caller is aborted before the task starts.
   */
  readonly withLimit: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
};

/**
 * Runs at most `maxConcurrent` tasks; queues up to `maxQueue` for `queueTimeoutMs`, then throws `UNAVAILABLE` (decision 111). A blocked
 * event loop delays the timers, so an overloaded process refuses as well.
 */
export const createConcurrencyLimiter = ({
  maxConcurrent,
  maxQueue,
  queueTimeoutMs,
}: ConcurrencyLimits): ConcurrencyLimiter => {
  let running = 0;
  const queue = new Set<() => void>();

  const waitForSlot = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        queue.delete(start);
      };
      const start = () => {
        leaveQueue();
        resolve();
      };
      const abort = () => {
        leaveQueue();
        reject(createUnavailableError());
      };
      const timer = setTimeout(abort, queueTimeoutMs);
      signal?.addEventListener('abort', abort);
      queue.add(start);
    });

  return {
    withLimit: async (work, signal) => {
      if (signal?.aborted) throw createUnavailableError();
      if (running < maxConcurrent) running += 1;
      else if (queue.size >= maxQueue) throw createUnavailableError();
      else await waitForSlot(signal);
      try {
        return await work();
      } finally {
        // the slot passes directly to the queue, so that a new task cannot overtake it
        const [next] = queue;
        if (next) next();
        else running -= 1;
      }
    },
  };
};

const createUnavailableError = (): AppError => new AppError(apiErrors, 'UNAVAILABLE', { seconds: RETRY_AFTER_SECONDS });

/**
 * Concurrency limits by kind (decision 111). Rendering uses the CPU, an API call the database, a sign-in both; the
 * queue lengths are the number of requests that a small machine can serve within two seconds.
 */
export const concurrencyLimits = {
  pages: { maxConcurrent: 4, maxQueue: 128, queueTimeoutMs: 2_000 },
  plainPages: { maxConcurrent: 2, maxQueue: 64, queueTimeoutMs: 2_000 },
  api: { maxConcurrent: 32, maxQueue: 256, queueTimeoutMs: 2_000 },
  /** Transfer pictures from customers; decoding one takes up to a second. */
  proofs: { maxConcurrent: 1, maxQueue: 8, queueTimeoutMs: 10_000 },
  /** Pictures, imports and exports of the staff. */
  files: { maxConcurrent: 2, maxQueue: 16, queueTimeoutMs: 10_000 },
  accounts: { maxConcurrent: 32, maxQueue: 128, queueTimeoutMs: 2_000 },
  /** Calls that hash a password, which takes tens of milliseconds of CPU time each. */
  passwords: { maxConcurrent: 16, maxQueue: 128, queueTimeoutMs: 2_000 },
  webhooks: { maxConcurrent: 8, maxQueue: 64, queueTimeoutMs: 5_000 },
};

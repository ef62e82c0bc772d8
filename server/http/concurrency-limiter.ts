import { Refusal } from '../../domain/refusals.ts';

export type ConcurrencyLimits = {
  /** How many are let through at once. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mostWaiting: number;
  /** How long each of them waits at most, in milliseconds. */
  readonly patienceMs: number;
};

export type ConcurrencyLimiter = {
  /**
   * Does the work when its turn comes. Throws `Refusal('UNAVAILABLE', { seconds })` when too many wait already or the
   * turn does not come in time: then nothing was done, and who comes back after so many seconds may find it better.
   */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Whoever was sent away comes back after so many seconds. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Lets so many through at once that they do not slow each other down, and has the others wait a little (decision 111).
 * How long somebody waits is also how far behind the whole process is, so late timers send away too.
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
        // the place is handed on, so that nobody who comes now is before those who wait
        const [next] = waiting;
        if (next) next();
        else through -= 1;
      }
    },
  };
};

const tooMany = (): Refusal => new Refusal('UNAVAILABLE', { seconds: RETRY_AFTER_SECONDS });

/** Timer for the next due time. */
export type MomentTimer = {
  /** Reads the next due time again; called after each change. */
  readonly reset: () => void;
  readonly stop: () => void;
};

/** Maximum delay, far below the limit of `setTimeout`; also corrects the timer after the machine was suspended. */
const MAX_DELAY_MS = 600_000;

const RETRY_MS = 1_000;

/** Applies due changes, and returns the milliseconds until the next due time; null without any. */
type Apply = () => Promise<number | null>;

/** Applies due changes, then further ones at their due times, until it is stopped. */
export const startMomentTimer = async (...applied: readonly Apply[]): Promise<MomentTimer> => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isApplying = false;
  let isOutdated = false;

  /** Runs one round at a time; calls during a round share the next one. */
  const apply = async (): Promise<void> => {
    isOutdated = isApplying;
    if (isApplying || isStopped) return;
    isApplying = true;
    // the database monitor reports an unreachable database
    const waits = await Promise.all(applied.map((each) => each().catch(() => RETRY_MS)));
    isApplying = false;
    if (isOutdated) return apply();
    if (isStopped) return;
    clearTimeout(timer);
    const ms = Math.min(MAX_DELAY_MS, ...waits.filter((each) => each !== null));
    timer = setTimeout(() => void apply(), Math.ceil(ms)).unref();
  };

  await apply();
  return {
    reset: () => void apply(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

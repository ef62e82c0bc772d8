/** A timer for the next moment at which something is due. */
export type MomentTimer = {
  /** Looks for the next moment again; called after each change. */
  readonly reset: () => void;
  readonly stop: () => void;
};

/** Longest wait: far below the limit of `setTimeout`, and corrects a clock that was stopped with its machine. */
const MAX_DELAY_MS = 600_000;

const RETRY_MS = 1_000;

/** Applies what is due, and returns the milliseconds until the next moment; null without any. */
type Apply = () => Promise<number | null>;

/** Applies what is due, then everything at its moment, until it is stopped. */
export const startMomentTimer = async (...applied: readonly Apply[]): Promise<MomentTimer> => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isApplying = false;
  let isOutdated = false;

  /** One round at a time; calls during it share the next one. */
  const apply = async (): Promise<void> => {
    isOutdated = isApplying;
    if (isApplying || isStopped) return;
    isApplying = true;
    // an unreachable database is reported elsewhere
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

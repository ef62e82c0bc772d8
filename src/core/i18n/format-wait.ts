/** Waits above this are given in minutes, in seconds. */
const MAX_IN_SECONDS = 120;

/** The request to wait: in seconds up to two minutes, in whole minutes, rounded up, above. */
export const formatWait = (
  seconds: number,
  { wait, waitMinutes }: Readonly<Record<'wait' | 'waitMinutes', (count: number) => string>>,
): string => (seconds > MAX_IN_SECONDS ? waitMinutes(Math.ceil(seconds / 60)) : wait(seconds));

/** Maximum wait that is formatted in seconds, in seconds. */
const MAX_IN_SECONDS = 120;

/** Formats the request to wait: in seconds up to two minutes, above in minutes, rounded up. */
export const formatWait = (
  seconds: number,
  { wait, waitMinutes }: Readonly<Record<'wait' | 'waitMinutes', (count: number) => string>>,
): string => (seconds > MAX_IN_SECONDS ? waitMinutes(Math.ceil(seconds / 60)) : wait(seconds));

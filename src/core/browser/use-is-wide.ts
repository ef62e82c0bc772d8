import { useSyncExternalStore } from 'react';

/** Minimum width for two columns (Tailwind's `lg`). */
const WIDE = '(min-width: 64rem)';

/** Whether the screen is wide, for elements with another position there; false on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

import { useSyncExternalStore } from 'react';

/** From here on (Tailwind's `lg`) a page has room for two columns. */
const WIDE = '(min-width: 64rem)';

/** Whether the screen is wide, for what stands in another place then; the server takes it for narrow. */
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

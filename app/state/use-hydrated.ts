import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device draws: the server is told little of an address's query (`contract/page-url.ts`). */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

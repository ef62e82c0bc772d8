import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is hydrated; the server renders with a reduced query (`src/core/routing/page-url.ts`). */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

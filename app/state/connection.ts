import { useSyncExternalStore } from 'react';

const KNOCK_EVERY_MS = 5_000;
const PATIENCE_MS = 4_000;

/** The shop itself did not answer, although there is a network. */
let isAway = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the shop cannot be reached, as far as this page knows. */
export const isOffline = (): boolean => isAway || !navigator.onLine;

export const useIsOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, () => false);

/** Calls the listener whenever the connection is lost or back; answers how to stop. */
export const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) wakeUp();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let lastCheck = 0;

/** Asks the shop whether it is there, and again until it is. Of several checks at once, the last that began counts. */
export const checkConnection = async (): Promise<void> => {
  lastCheck += 1;
  const check = lastCheck;
  const patience = { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const answer = await fetch('/healthz', patience).catch(() => null);
  if (check === lastCheck) setAway(!answer?.ok);
};

let timer: ReturnType<typeof setTimeout> | undefined;

const setAway = (isAwayNow: boolean): void => {
  clearTimeout(timer);
  if (isAwayNow) timer = setTimeout(() => void checkConnection(), KNOCK_EVERY_MS);
  if (isAway === isAwayNow) return;
  isAway = isAwayNow;
  tell();
};

/**
 * The service worker asks the shop for pages, and says how that went. It asks for no call to the API: that the shop was there
 * when it last asked does not prove a failed call wrong, so that is checked.
 */
const readReach = (isLost: unknown): void => {
  if (isLost === true) setAway(true);
  else if (isLost === false && isAway) void checkConnection();
};

let isAwake = false;
const wakeUp = (): void => {
  if (isAwake) return;
  isAwake = true;
  addEventListener('offline', tell);
  addEventListener('online', () => (isAway ? void checkConnection() : tell()));
  navigator.serviceWorker?.addEventListener('message', ({ data }) => readReach(data?.isLost));
};

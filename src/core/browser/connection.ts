import { useSyncExternalStore } from 'react';

const HEALTH_CHECK_INTERVAL_MS = 5_000;
const TIMEOUT_MS = 4_000;

/** Whether the server did not respond although the browser is online. */
let isUnreachable = false;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Whether the last requests of this page found the server unreachable. */
export const isOffline = (): boolean => isUnreachable || !navigator.onLine;

export const useIsOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, () => false);

/** Calls the listener whenever the connection is lost or restored; returns the unsubscribe function. */
export const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) startListening();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let lastCheck = 0;

/** Checks the server's health endpoint, and repeats the check until it responds. The latest of concurrent checks wins. */
export const checkConnection = async (): Promise<void> => {
  lastCheck += 1;
  const check = lastCheck;
  const timeout = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  // an error response also proves the connection
  const hasResponded = await fetch('/healthz', timeout).then(
    () => true,
    () => false,
  );
  if (check === lastCheck) setUnreachable(!hasResponded);
};

let timer: ReturnType<typeof setTimeout> | undefined;

const setUnreachable = (isNowUnreachable: boolean): void => {
  clearTimeout(timer);
  if (isNowUnreachable) timer = setTimeout(() => void checkConnection(), HEALTH_CHECK_INTERVAL_MS);
  if (isUnreachable === isNowUnreachable) return;
  isUnreachable = isNowUnreachable;
  notifyListeners();
};

/**
 * Handles the connection state that the service worker reports. The worker does not see API calls, so a reported connection
 * does not disprove a failed call and is checked first.
 */
const handleConnectionState = (isLost: unknown): void => {
  if (isLost === true) setUnreachable(true);
  else if (isLost === false && isUnreachable) void checkConnection();
};

let isListening = false;
const startListening = (): void => {
  if (isListening) return;
  isListening = true;
  addEventListener('offline', notifyListeners);
  addEventListener('online', () => {
    // a network may not reach the server, and an early notification would interrupt the visitor's own navigation
    isUnreachable = true;
    void checkConnection();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => handleConnectionState(data?.isLost));
};

import { useSyncExternalStore } from 'react';
import { recheckNotices } from './toasts.ts';

let saved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The ids of what lies in the wishlist of who is signed in, as far as this page knows. */
export const savedIds = (): ReadonlySet<string> => saved;

/** Says what lies in the wishlist now; every heart on the page follows. */
export function setSavedIds(ids: ReadonlySet<string>): void {
  saved = ids;
  for (const listener of listeners) listener();
  recheckNotices();
}

/** Reads something off the wishlist; until it is known, and on the server, it is empty. */
export const useWishlistIds = <Read>(read: (ids: ReadonlySet<string>) => Read): Read => {
  const now = () => read(saved);
  return useSyncExternalStore(onSaved, now, now);
};

const onSaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

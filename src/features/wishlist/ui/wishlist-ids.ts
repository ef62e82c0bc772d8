import { useSyncExternalStore } from 'react';
import { recheckNotices } from '#core/browser/toasts.ts';

let saved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Ids of the products in the signed-in user's wishlist, as cached by this page. */
export const savedIds = (): ReadonlySet<string> => saved;

/** Sets the ids of the wishlist and updates all wishlist buttons of the page. */
export function setSavedIds(ids: ReadonlySet<string>): void {
  saved = ids;
  for (const listener of listeners) listener();
  recheckNotices();
}

/** Selects a value from the wishlist's ids; the set is empty on the server and until it is loaded. */
export const useWishlistIds = <Read>(read: (ids: ReadonlySet<string>) => Read): Read => {
  const now = () => read(saved);
  return useSyncExternalStore(onSaved, now, now);
};

const onSaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

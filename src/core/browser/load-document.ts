import { sessionStore } from './storage.ts';
import { getToasts } from './toasts.ts';

let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves the page for the document at an address, which shows the notices that persist on navigation or appear from now on. Of several
 * calls the last counts, as in the router: logging out also leads to sign-in.
 */
export const loadDocument = (
  address: string,
  { replace = false }: { readonly replace?: boolean | undefined },
): void => {
  storeNewNotices();
  clearTimeout(pending);
  pending = setTimeout(() => location[replace ? 'replace' : 'assign'](address));
};

const storeNewNotices = (): void => {
  const ownIds = new Set(getToasts().flatMap(({ id, persistsOnNavigation }) => (persistsOnNavigation ? [] : [id])));
  const store = () => {
    const notices = getToasts().filter(({ id }) => !ownIds.has(id));
    // functions of a notice cannot be stored
    const stored = notices.map(({ title, text, tone, about, persistsOnNavigation }) => ({
      title,
      text,
      tone,
      about,
      persistsOnNavigation,
    }));
    sessionStore.write('lazaward-notices', JSON.stringify(stored));
  };
  addEventListener('pagehide', store, { once: true });
};

import { sessionStore } from './storage.ts';
import { getToasts } from './toasts.ts';

let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the document at an address, which displays the notices that persist on navigation or are added from now on. The
 * last of several calls wins, as in the router: logging out also redirects to sign-in.
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
    // without functions, which cannot be stored
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

import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Filters and cursor of a list, stored in the URL. */
export interface ListUrlState {
  /** Value of a filter; undefined if it is not set. */
  readonly get: (name: string) => string | undefined;
  /** URL of the list with changed filters, from the first page. */
  readonly with: (filters: Readonly<Record<string, string | undefined>>) => string;
  /** Navigates; resolves when the URL has changed or another navigation has replaced this one. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Cursor of the page; undefined on the first one. */
  readonly after: string | undefined;
  readonly older: (cursor: string) => string;
  /** Navigates to newer rows. */
  readonly newer: () => void;
}

/**
 * Reads and writes the URL of a list, so that history and shared links restore its state. During a navigation within
 * the list it uses the pending URL, so that filters respond at once and a second change includes the first.
 */
export function useListUrl(): ListUrlState {
  const navigate = useNavigate();
  const current = useLocation();
  const { location: pending } = useNavigation();
  const location = pending?.pathname === current.pathname ? pending : current;
  const query = new URLSearchParams(location.search);
  const get = (name: string) => query.get(name) ?? undefined;
  const addressWith = (changes: Readonly<Record<string, string | undefined>>): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `${location.pathname}?${next}`;
  };
  return {
    get,
    with: (filters) => addressWith({ ...filters, after: undefined }),
    go: async (to, { replace = false } = {}) => navigate(to, { replace }),
    after: get('after'),
    older: (after) => addressWith({ after }),
    newer: () => {
      // goes back in the history if this page was opened from the newer one
      if (location.state === CAME_FROM_NEWER_PAGE) void navigate(-1);
      else void navigate(addressWith({ after: undefined }));
    },
  };
}

/** History state of a navigation to older rows. */
export const CAME_FROM_NEWER_PAGE = 'came from newer';

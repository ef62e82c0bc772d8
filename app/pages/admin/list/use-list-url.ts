import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What a list is narrowed to, and where it goes on: all of it stands in the address. */
export interface ListUrlState {
  /** A filter's value, if it is set. */
  readonly get: (name: string) => string | undefined;
  /** The same list, narrowed otherwise and from its beginning. */
  readonly with: (filters: Readonly<Record<string, string | undefined>>) => string;
  /** Resolves when the address says so, or when another has been asked for since. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Where the page begins; undefined on the first one. */
  readonly after: string | undefined;
  readonly older: (cursor: string) => string;
  /** Back to what is newer. */
  readonly newer: () => void;
}

/** Reads and writes the address of a list, so that a step back and a shared link find it as it was. */
export function useListUrl(): ListUrlState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
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
      // whoever came page by page goes back page by page
      if (location.state === CAME_FROM_NEWER_PAGE) void navigate(-1);
      else void navigate(addressWith({ after: undefined }));
    },
  };
}

/** What a step to older rows leaves in the history. */
export const CAME_FROM_NEWER_PAGE = 'came from newer';

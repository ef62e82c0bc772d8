import { useNewestResponse } from './use-newest-response.ts';

/** Loading state of data. */
export interface LoadedData<Data> {
  readonly state: { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly account: Data };
  /** Loads again; current data stays visible. */
  readonly load: () => Promise<void>;
  /** Replaces the data. */
  readonly keep: (account: Data) => void;
}

/** Loads data on mount. */
export function useLoad<Data>(read: () => Promise<Data>): LoadedData<Data> {
  const { data, error, reload, replace } = useNewestResponse('', read);
  const state =
    error !== null
      ? ({ kind: 'failed' } as const)
      : data !== null
        ? ({ kind: 'ready', account: data } as const)
        : ({ kind: 'loading' } as const);
  return { state, load: reload, keep: replace };
}

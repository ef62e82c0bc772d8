import { useCallback, useEffect, useState } from 'react';

/** Loading state of data. */
export interface LoadedData<Data> {
  readonly state: { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly account: Data };
  readonly load: () => Promise<void>;
  /** Reloads without hiding the current data. */
  readonly refresh: () => Promise<void>;
  /** Replaces the data. */
  readonly keep: (account: Data) => void;
}

/** Loads data on mount; `read` must be the same function on every render. */
export function useLoad<Data>(read: () => Promise<Data>): LoadedData<Data> {
  const [state, setState] = useState<LoadedData<Data>['state']>({ kind: 'loading' });

  const keep = useCallback((account: Data) => setState({ kind: 'ready', account }), []);
  const refresh = useCallback(async () => {
    try {
      keep(await read());
    } catch {
      setState({ kind: 'failed' });
    }
  }, [read, keep]);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    await refresh();
  }, [refresh]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, load, refresh, keep };
}

import { useCallback, useEffect, useState } from 'react';

/** Loading state of data. */
export interface LoadOptions<Known> {
  readonly state: { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly account: Known };
  readonly load: () => Promise<void>;
  /** Reloads without hiding the current data. */
  readonly refresh: () => Promise<void>;
  /** Replaces the data. */
  readonly keep: (account: Known) => void;
}

/** Loads data on mount; `read` must be the same function on every render. */
export function useLoad<Known>(read: () => Promise<Known>): LoadOptions<Known> {
  const [state, setState] = useState<LoadOptions<Known>['state']>({ kind: 'loading' });

  const keep = useCallback((account: Known) => setState({ kind: 'ready', account }), []);
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

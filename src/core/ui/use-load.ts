import { useCallback, useEffect, useRef, useState } from 'react';

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

  /** Newest request, null after a replacement; the responses to earlier ones are ignored. */
  const newest = useRef<symbol>(null);

  const keep = useCallback((account: Data) => {
    newest.current = null;
    setState({ kind: 'ready', account });
  }, []);
  const refresh = useCallback(async () => {
    const request = Symbol('request');
    newest.current = request;
    try {
      const account = await read();
      if (newest.current === request) setState({ kind: 'ready', account });
    } catch {
      if (newest.current === request) setState({ kind: 'failed' });
    }
  }, [read]);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    await refresh();
  }, [refresh]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, load, refresh, keep };
}

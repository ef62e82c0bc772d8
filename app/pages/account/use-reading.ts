import { useCallback, useEffect, useState } from 'react';

/** Something of a customer's that the shop is asked for. */
export interface Reading<Known> {
  readonly state: { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly known: Known };
  readonly load: () => Promise<void>;
  /** Reads it anew while what is known stays in sight. */
  readonly refresh: () => Promise<void>;
  /** Puts what is known by now in its place. */
  readonly keep: (known: Known) => void;
}

/** Reads something when its part of the page opens; `read` is the same function from one rendering to the next. */
export function useReading<Known>(read: () => Promise<Known>): Reading<Known> {
  const [state, setState] = useState<Reading<Known>['state']>({ kind: 'loading' });

  const keep = useCallback((known: Known) => setState({ kind: 'ready', known }), []);
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
